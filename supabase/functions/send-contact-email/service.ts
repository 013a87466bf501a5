import type { ServiceOptions } from './deployment.ts';
import { createHandler, type ContactHandler } from './handler.ts';
import { createMemory } from './memory.ts';
import { describeFault, logLine } from './outcome.ts';
import { createAlarm } from './queue/alarm.ts';
import { createTasks } from './queue/tasks.ts';

/** Makes the whole function of a deployment: the contact form, and the tasks that the database's clock calls. */
export function createService({ background, ...options }: ServiceOptions): ContactHandler {
  const given = { now: Date.now, log: logLine, afterwards: () => undefined, ...options };
  const { settings, now, log, afterwards } = given;
  const parts = { ...given, memory: createMemory(settings, now, log, background?.query) };
  if (!background) return createHandler(parts, undefined);

  const alarm = createAlarm(parts, background.alarmTo);
  const handle = createHandler(parts, alarm);
  const runTask = createTasks({ ...parts, ...background, alarm });
  let cleaning: Promise<void> | undefined;
  const reportFault = (error: unknown) => log({ event: 'clean', code: describeFault(error) });

  return async (request, address) => {
    const response = (await runTask(request, address)) ?? (await handle(request, address));
    // Once in every isolate, because without its clock nothing else deletes what is past its time.
    if (!cleaning) afterwards((cleaning = background.queue.clean().then(() => undefined, reportFault)));
    return response;
  };
}
