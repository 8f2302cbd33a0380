import { createServer, type Server } from 'node:net'

/** @throws {Error} with one sentence when somebody else listens there */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(isTaken ? new Error(`Port ${port} is in use: set PORT to another one.`) : error)
    })
    server.listen(port, resolve)
  })
}

/** For what takes minutes before it listens. Throws as {@link listen} does. */
export async function assertPortIsFree(port: number): Promise<void> {
  const server = createServer()
  await listen(server, port)
  await new Promise((resolve) => server.close(resolve))
}

const served = globalThis as typeof globalThis & { [key: symbol]: number | undefined }
const portKey = Symbol.for('bandstand.served-port')

/** Notes where this process serves the sites, for what Next's bundle runs in it. */
export function noteServedPort(port: number): void {
  served[portKey] = port
}

/** Null in a process that serves no sites. */
export const servedPort = (): number | null => served[portKey] ?? null

type Task = () => Promise<void>
/** While requests are still answered, when none is under way any more, or after all that may need it. */
type Moment = 'at once' | 'drained' | 'last'

const shared = globalThis as typeof globalThis & { [key: symbol]: Map<Task, Moment> | undefined }
const key = Symbol.for('bandstand.shutdown')

function tasks(): Map<Task, Moment> {
  shared[key] ??= new Map()
  return shared[key]
}

/** Something to end before the process does, e.g. the worker that Next's bundle has started. */
export function onShutdown(task: Task, moment: Moment = 'drained'): void {
  tasks().set(task, moment)
}

/** Runs all tasks of the moment at once. One that fails does not keep the others from ending. */
export async function runShutdownTasks(moment: Moment): Promise<void> {
  const pending = [...tasks()].filter(([, when]) => when === moment).map(([task]) => task)
  for (const task of pending) {
    tasks().delete(task)
  }
  await Promise.allSettled(pending.map((task) => task()))
}
