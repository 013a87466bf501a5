import { createAlarm } from './alarm.ts';
import type { Deployment } from './deployment.ts';
import { createHandler } from './handler.ts';
import type { ContactHandler } from './handler.ts';
import { createLocalMemory } from './memory.ts';
import { createSharedMemory } from './shared-memory.ts';
import { createTasks, isTask } from './tasks.ts';
import type { TaskOptions } from './tasks.ts';

/** Lets a host finish work after the answer; the work itself never rejects. */
export type Afterwards = (work: Promise<void>) => void;

/** Makes the whole function of a deployment: the contact form, and the tasks that the database's clock calls. */
export function createService(
  deployment: Deployment & Pick<TaskOptions, 'logTask'>,
  afterwards: Afterwards = () => undefined,
): ContactHandler {
  const { database, taskSecret, alarmTo, settings, now = Date.now } = deployment;
  const own = createLocalMemory(settings, now);
  const memory = database ? createSharedMemory(database, own, settings, now) : own;
  const alarm = alarmTo && createAlarm({ ...deployment, alarmTo, memory, afterwards }, now);
  const handle = createHandler({ ...deployment, memory, alarm });
  const runTask =
    database && taskSecret
      ? createTasks({ ...deployment, database, taskSecret, alarmTo, alarm, now })
      : undefined;
  return async (request, client) => {
    if (!isTask(request)) return handle(request, client);
    return runTask ? runTask(request) : new Response(null, { status: 404 });
  };
}
