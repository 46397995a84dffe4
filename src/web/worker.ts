/** The Worker where players think: a core of its own from the page's compiled module. */
import { loadSync } from 'highwayman';
import { serveThoughts, type WorkerScope } from 'highwayman/client';

serveThoughts(globalThis as unknown as WorkerScope, loadSync);
