import { createHandler } from './handler.ts';
import type { ContactHandler, HandlerOptions } from './handler.ts';
import { logLine } from './log.ts';
import { createLocalMemory, createSharedMemory } from './memory.ts';
import { createAlarm } from './queue/alarm.ts';
import type { AlarmOptions } from './queue/alarm.ts';
import type { Database } from './queue/database.ts';
import type { Queue } from './queue/queue.ts';
import { createTasks, readTask } from './queue/tasks.ts';

/** What a deployment gives: with a database isolates know of each other, with a queue mail can wait. */
export interface ServiceOptions extends Omit<HandlerOptions, 'memory' | 'alarm'> {
  readonly database?: Database | undefined;
  readonly queue?: Queue | undefined;
  /** What the database's clock shows when it calls for a drain or a canary. */
  readonly taskSecret?: string | undefined;
  /** Who is told when something is wrong. */
  readonly alarmTo?: readonly string[] | undefined;
}

/** Makes the whole function of a deployment: the contact form, and the tasks that the database's clock calls. */
export function createService(
  options: ServiceOptions,
  afterwards: AlarmOptions['afterwards'] = () => undefined,
): ContactHandler {
  const { database, queue, taskSecret, alarmTo, settings, now = Date.now, log = logLine } = options;
  const own = createLocalMemory(now);
  const memory = database ? createSharedMemory(database, own, settings.memory, log) : own;
  const parts = { ...options, memory, now, log, afterwards };
  const alarm = alarmTo && createAlarm({ ...parts, alarmTo });
  const handle = createHandler({ ...parts, alarm });
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
