/** Before any test: the core is built anew when assembly/ has changed since, so that no run tests the old one. */
import { runStep } from './steps.mjs';

export default async function setup() {
  try {
    if (await runStep('core', true)) console.log('core: built anew, its sources had changed');
  } catch (error) {
    throw new Error(`the core does not build, so nothing was tested: ${error.message}`, { cause: error });
  }
}
