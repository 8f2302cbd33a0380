import { setTimeout as sleep } from 'node:timers/promises'
import { type Figure, figureOf, type Target } from '@/scripts/bench/figure'
import { memoryOfTree, type ProcessMemory } from '@/scripts/bench/process-memory'
import { fetchRaw } from '@/scripts/bench/raw-answer'
import type { Session } from '@/scripts/bench/session'

const idleMs = 10_000
const visits = ['/', '/products', '/api/public/profiles/current', '/admin/login']

/** Memory of the served demo: started, visited once, the admin too, then left alone for 10 s. */
export async function measureIdleMemory({ server }: Session): Promise<Figure[]> {
  await server.stop()
  await server.start()
  for (const path of visits) {
    const { status } = await fetchRaw(`${server.origin}${path}`)
    if (status >= 400) {
      throw new Error(`${path} answered ${status}.`)
    }
  }
  return memoryFigures(server.pid(), 'idle', 'idle', { atMost: 600 })
}

/** The same after whatever the server has done until now. */
export function measureMemoryAfterLoad({ server }: Session): Promise<Figure[]> {
  return memoryFigures(server.pid(), 'loaded', 'after all measurements', undefined)
}

async function memoryFigures(
  pid: number,
  id: string,
  when: string,
  target: Target | undefined,
): Promise<Figure[]> {
  await sleep(idleMs)
  const processes = memoryOfTree(pid)
  const node = processes.filter(({ pid: own, command }) => own === pid || /node/.test(command))
  const database = processes.filter(({ command }) => command === 'postgres')
  if (node.length === 0) {
    console.log('  Memory is not measured: there is no /proc here.')
    return []
  }
  const pss = sum(processes, ({ pssMb }) => pssMb ?? Number.NaN)
  return [
    figureOf({ id: `memory.${id}.node`, name: `Memory ${when}: Node`, unit: 'MB', target }, [
      sum(node, ({ rssMb }) => rssMb),
    ]),
    figureOf(
      {
        id: `memory.${id}.postgres`,
        name: `Memory ${when}: PostgreSQL, shared pages counted each time`,
        unit: 'MB',
      },
      [sum(database, ({ rssMb }) => rssMb)],
    ),
    ...(Number.isNaN(pss)
      ? []
      : [
          figureOf(
            {
              id: `memory.${id}.all`,
              name: `Memory ${when}: both, shared pages counted once`,
              unit: 'MB',
            },
            [pss],
          ),
        ]),
  ]
}

function sum(processes: readonly ProcessMemory[], of: (one: ProcessMemory) => number): number {
  return processes.reduce((total, one) => total + of(one), 0)
}
