type Task = () => Promise<void>

const shared = globalThis as typeof globalThis & { [key: symbol]: Set<Task> | undefined }
const key = Symbol.for('bandstand.shutdown')

function tasks(): Set<Task> {
  shared[key] ??= new Set()
  return shared[key]
}

/** Something to end before the process does, e.g. the worker that Next's bundle has started. */
export function onShutdown(task: Task): void {
  tasks().add(task)
}

/** Runs all tasks at once. One that fails does not keep the others from ending. */
export async function runShutdownTasks(): Promise<void> {
  const pending = [...tasks()]
  tasks().clear()
  await Promise.allSettled(pending.map((task) => task()))
}
