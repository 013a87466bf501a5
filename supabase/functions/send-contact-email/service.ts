import { createHandler } from './handler.ts';
import type { ContactHandler } from './handler.ts';
import { logLine } from './log.ts';
import { createLocalMemory, createSharedMemory } from './memory.ts';
import type { ServiceOptions } from './options.ts';
import { createAlarm } from './queue/alarm.ts';
import { createTasks, readTask } from './queue/tasks.ts';

/** Makes the whole function of a deployment: the contact form, and the tasks that the database's clock calls. */
export function createService(options: ServiceOptions): ContactHandler {
  const { database, queue, taskSecret, alarmTo, now = Date.now, log = logLine } = options;
  const own = createLocalMemory(now);
  const memory = database ? createSharedMemory(database, own, options.settings.memory, log) : own;
  const parts = { afterwards: () => undefined, ...options, memory, now, log };
  const alarm = alarmTo && createAlarm(parts, alarmTo);
  const handle = createHandler(parts, alarm);
  const runTask =
    queue && taskSecret && alarmTo && alarm
      ? createTasks({ ...parts, queue, taskSecret, alarmTo, alarm })
      : undefined;
  return async (request, client) => {
    const task = readTask(request);
    if (!task) return handle(request, client);
    return runTask ? runTask(task, request, client?.address) : new Response(null, { status: 404 });
  };
}
