/** The page of a run, for src/docs/guides. */
import { PARTS, type Part } from './parts.js';
import { progressOf, type Progress, type State } from './state.js';

const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');
function time(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes < 1 ? 'less than a minute' : minutes < 120 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}
function told({ counts }: Progress): string {
  const known = Object.entries(counts).map(([name, count]) => `${grouped(count)} ${name}`);
  return known.length > 0 ? known.join(', ') : '';
}
function row(part: Part, progress: Progress): string {
  const found = part.gaps
    ? `${progress.finds.length} survived`
    : progress.finds.length === 0
      ? 'nothing'
      : `${progress.finds.length}, below`;
  const size = `${grouped(progress.done)} of ${grouped(part.size)} ${part.unit}`;
  return `| ${part.title} | ${size} | ${told(progress)} | ${found} | ${time(progress.seconds)} |`;
}

/** @param day of the run, `2026-12-02` */
export function page(state: State, commit: string, day: string): string {
  const parts = PARTS.map((part) => [part, progressOf(state, part.id)] as const).filter(([, { done }]) => done > 0);
  const finds = parts.flatMap(([part, progress]) => progress.finds.map((find) => ({ part, find })));
  const lines = [
    '# The long runs',
    '',
    '`npm run proof` makes the long runs that are too long for every change: games on core and reference model, inputs from outside,',
    'games on end, changes of the core that tests should notice. It goes on where it was stopped, and begins anew where the sources',
    'have changed. `--quick` takes minutes, `--hours H` ends in time, `--games N`, `--inputs N`, `--soak N` and `--mutants N` give',
    'sizes; `--page FILE` writes this page. What each part is stands in [How it is checked](checks.md).',
    '',
    `Last run: ${day}, on commit ${commit}.`,
    '',
    '| run | done of a whole run | counted | found | time |',
    '| --- | --- | --- | --- | --- |',
    ...parts.map(([part, progress]) => row(part, progress)),
    '',
    ...(finds.length > 0
      ? [
          '## Found',
          '',
          ...finds.map(({ part, find }) => `- ${part.title}: \`${(find.split('\n')[0] as string).replaceAll('`', "'")}\``),
          '',
        ]
      : []),
  ];
  return lines.join('\n');
}
