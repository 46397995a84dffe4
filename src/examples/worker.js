/** The computer's thinking, away from the page. */
import { loadSync } from './highwayman/index.js';
import { serveThoughts } from './highwayman/client.js';

serveThoughts(self, loadSync);
