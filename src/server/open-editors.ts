/** Browsers wake a hidden window once a minute; one that was silent for longer is closed or asleep. */
const silentMs = 90_000

type Windows = Map<string, Map<string, number>>
type Whose = { document: { relationTo: string; value: string }; userId: string; windowId: string }

const shared = globalThis as typeof globalThis & { [key: symbol]: Windows | undefined }
const key = Symbol.for('bandstand.open-windows')

/**
 * Notes that a window of somebody has a document open. Kept in this process alone: the worst that a restart
 * does is that closing one of two windows lets the document go until the other one asks again.
 *
 * @returns whether the same person has the document open in another one
 */
export function registerWindow({ windowId, ...whose }: Whose): boolean {
  const open = awake(whose).set(windowId, Date.now())
  windows().set(nameOf(whose), open)
  return open.size > 1
}

/** Notes that a window is closed. Answers whether the same person has the document open in another one. */
export function unregisterWindow({ windowId, ...whose }: Whose): boolean {
  const others = awake(whose)
  others.delete(windowId)
  if (others.size === 0) {
    windows().delete(nameOf(whose))
  } else {
    windows().set(nameOf(whose), others)
  }
  return others.size > 0
}

const nameOf = ({ document: { relationTo, value }, userId }: Omit<Whose, 'windowId'>) =>
  `${relationTo} ${value} ${userId}`

/** When each window of somebody was heard of last. */
function awake(whose: Omit<Whose, 'windowId'>): Map<string, number> {
  const heard = [...(windows().get(nameOf(whose)) ?? [])]
  return new Map(heard.filter(([, at]) => Date.now() - at < silentMs))
}

/** One per process, also when Next loads this module more than once. */
function windows(): Windows {
  shared[key] ??= new Map()
  return shared[key]
}
