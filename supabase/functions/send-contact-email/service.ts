import type { readDeployment } from './deployment.ts';
import { createHandler, type ContactHandler } from './handler.ts';
import { createMemory, type Memory } from './memory.ts';
import { describeFault, logLine, type Log } from './outcome.ts';
import { createAlarm } from './queue/alarm.ts';
import { createTasks, readTask } from './queue/tasks.ts';

/** What a deployment gives: its ways out, addresses and secrets, and a database where the queue is one of those ways. */
type Deployment = Omit<ReturnType<typeof readDeployment>, 'addressHeader'>;

/** The database of a deployment, and who its clock is and who is told. */
export type Background = NonNullable<Deployment['background']>;

/** A deployment, and what a host or a test has of its own: log, clock (in ms) and work after the response. */
export interface ServiceOptions extends Deployment {
  readonly log?: Log;
  readonly now?: () => number;
  /** The work never rejects. */
  readonly afterwards?: (work: Promise<void>) => void;
}

/** What every part of the function works with. */
export interface Parts extends Required<Omit<ServiceOptions, 'background'>> {
  readonly memory: Memory;
}

/** Makes the whole function of a deployment: the contact form, and the tasks that the database's clock calls. */
export function createService({ background, ...options }: ServiceOptions): ContactHandler {
  const given = { now: Date.now, log: logLine, afterwards: () => undefined, ...options };
  const parts = { ...given, memory: createMemory(given, background?.database) };
  if (!background) return createHandler(parts, undefined);

  const { log, afterwards } = parts;
  const alarm = createAlarm(parts, background.alarmTo);
  const handle = createHandler(parts, alarm);
  const runTask = createTasks({ ...parts, ...background, alarm });
  let cleaning: Promise<void> | undefined;
  const reportFault = (error: unknown) => log({ event: 'clean', code: describeFault(error) });

  return async (request, client) => {
    const task = readTask(request);
    const response = await (task ? runTask(task, request, client?.address) : handle(request, client));
    // Once in every isolate, because without its clock nothing else deletes what is past its time.
    if (!cleaning) afterwards((cleaning = background.queue.clean().then(() => undefined, reportFault)));
    return response;
  };
}
