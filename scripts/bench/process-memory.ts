import { readdirSync, readFileSync } from 'node:fs'

export type ProcessMemory = {
  pid: number
  command: string
  rssMb: number
  /** Shared pages counted once among those who share them; undefined where it may not be read. */
  pssMb: number | undefined
}

/**
 * Memory of a process and of all below it.
 *
 * @returns nothing where there is no `/proc`
 */
export function memoryOfTree(pid: number): ProcessMemory[] {
  const parents = readParents()
  const tree = new Set([pid])
  // A child is started after its parent, but numbers start over: look until none is added.
  for (let size = 0; size < tree.size; ) {
    size = tree.size
    for (const [child, parent] of parents) {
      if (tree.has(parent)) {
        tree.add(child)
      }
    }
  }
  return [...tree].flatMap(readMemory)
}

/** Milliseconds of processor time that a process has used; undefined where there is no `/proc`. */
export function processorMs(pid: number): number | undefined {
  const fields = readText(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')
  // User and system time, in hundredths of a second on every Linux.
  return fields && (Number(fields[11]) + Number(fields[12])) * 10
}

function readParents(): Map<number, number> {
  const pids = listProc().filter((name) => /^\d+$/.test(name))
  return new Map(pids.map((pid) => [Number(pid), Number(statusOf(Number(pid), 'PPid') ?? 0)]))
}

function readMemory(pid: number): ProcessMemory[] {
  const rssKb = statusOf(pid, 'VmRSS')
  const pssKb = fieldOf(`/proc/${pid}/smaps_rollup`, 'Pss')
  return rssKb === undefined
    ? []
    : [
        {
          pid,
          command: statusOf(pid, 'Name') ?? '',
          rssMb: megabytes(rssKb),
          pssMb: pssKb === undefined ? undefined : megabytes(pssKb),
        },
      ]
}

function statusOf(pid: number, field: string): string | undefined {
  return fieldOf(`/proc/${pid}/status`, field)
}

function fieldOf(file: string, field: string): string | undefined {
  return new RegExp(`^${field}:\\s*(\\S+)`, 'm').exec(readText(file) ?? '')?.[1]
}

/** A process can end at any time, and some of its files are its owner's alone. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function listProc(): string[] {
  try {
    return readdirSync('/proc')
  } catch {
    return []
  }
}

/** Kernel figures are in kibibytes. */
function megabytes(kibibytes: string): number {
  return (Number(kibibytes) * 1024) / 1e6
}
