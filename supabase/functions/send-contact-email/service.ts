import { createHandler } from './handler.ts';
import type { ContactHandler } from './handler.ts';
import { describeFault, logLine } from './log.ts';
import { createLocalMemory, createSharedMemory } from './memory.ts';
import type { ServiceOptions } from './options.ts';
import { createAlarm } from './queue/alarm.ts';
import { createTasks, readTask } from './queue/tasks.ts';

/** Makes the whole function of a deployment: the contact form, and the tasks that the database's clock calls. */
export function createService({ background, ...options }: ServiceOptions): ContactHandler {
  const { now = Date.now, log = logLine, afterwards = () => undefined, settings } = options;
  const own = createLocalMemory(now);
  if (!background) return createHandler({ ...options, memory: own, now, log, afterwards }, undefined);

  const { database, queue, alarmTo } = background;
  const memory = createSharedMemory(database, own, settings.memory, log);
  const parts = { ...options, memory, now, log, afterwards };
  const alarm = createAlarm(parts, alarmTo);
  const handle = createHandler(parts, alarm);
  const runTask = createTasks({ ...parts, ...background, alarm });
  let cleaning: Promise<void> | undefined;
  const clean = async () => {
    await queue.clean().catch((error: unknown) => log({ event: 'clean', code: describeFault(error) }));
  };

  return async (request, client) => {
    const task = readTask(request);
    const response = await (task ? runTask(task, request, client?.address) : handle(request, client));
    // Once in every isolate, because without its clock nothing else deletes what is past its time.
    if (!cleaning) afterwards((cleaning = clean()));
    return response;
  };
}
