import { buildSite } from '../testing/trial-site.ts';

/** Makes the building Node tell its highest memory use in kB, and its processor time in microseconds. */
const tellUse = `process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  console.error('used', maxRSS, userCPUTime + systemCPUTime);
});`;
const nodeOptions = ['--import', `data:text/javascript,${encodeURIComponent(tellUse)}`];

/** What one build of the copy in `folder` takes: seconds on the clock and of the processor, and MiB of memory. */
export function measureBuild(folder: string) {
  const start = performance.now();
  const { status, output } = buildSite(folder, nodeOptions);
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(output);
  const [, memory, processor] = /used (\d+) (\d+)/.exec(output) ?? [];
  return {
    seconds,
    processorSeconds: (Number(processor) / 1e6).toFixed(1),
    mebibytes: Math.round(Number(memory) / 1024),
  };
}
