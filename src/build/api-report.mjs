/**
 * The public surface as text, one file for each entry: `node src/build/api-report.mjs` writes them to src/docs/api from the
 * declarations in dist/, `--check` compares. They are committed, so that a review sees what changes for users.
 */
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { at, libraryEntries, root } from './paths.mjs';

const REPORTS = at('src/docs/api');
/** The inline entry is the main one with the bytes inside. */
const reported = Object.keys(libraryEntries).filter((name) => name !== 'inline');
const fileOf = (name) => `${name.replaceAll('/', '-')}.api.md`;

/** Writes the report of an entry to a folder. @throws Error when there is none */
function writeReport(name, folder) {
  const entry = at('dist', `${name}.d.ts`);
  const quiet = { default: { logLevel: 'none' } };
  const config = ExtractorConfig.prepare({
    packageJsonFullPath: at('package.json'),
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: entry,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            module: 'nodenext',
            strict: true,
            skipLibCheck: true,
            types: [],
            lib: ['es2022', 'esnext.disposable'],
          },
          files: [entry],
        },
      },
      apiReport: {
        enabled: true,
        reportFolder: folder,
        reportTempFolder: at('build/api'),
        reportFileName: name.replaceAll('/', '-'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { extractorMessageReporting: quiet, tsdocMessageReporting: quiet, compilerMessageReporting: quiet },
    },
  });
  mkdirSync(folder, { recursive: true });
  const handled = (message) => {
    if (message.logLevel !== 'error') message.handled = true;
  };
  if (!Extractor.invoke(config, { localBuild: true, messageCallback: handled }).succeeded)
    throw new Error(`no report of ${name}`);
}

if (process.argv.includes('--check')) {
  const now = at('build/api/now');
  const stale = reported.filter((name) => {
    writeReport(name, now);
    const committed = `${REPORTS}/${fileOf(name)}`;
    return !existsSync(committed) || readFileSync(committed, 'utf8') !== readFileSync(`${now}/${fileOf(name)}`, 'utf8');
  });
  const gone = readdirSync(REPORTS).filter((file) => !reported.some((name) => fileOf(name) === file));
  if (stale.length + gone.length > 0) {
    console.error(`src/docs/api is not as the declarations are; npm run api writes it: ${[...stale, ...gone].join(', ')}`);
    process.exitCode = 1;
  }
} else for (const name of reported) writeReport(name, REPORTS);
