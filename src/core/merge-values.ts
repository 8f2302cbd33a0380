import { sameJson } from '@/src/core/json'

/** Whose value: that of this window, or that of the one which saved meanwhile. */
export type Side = 'mine' | 'theirs'
/** What was chosen for conflicts, by their keys. */
export type Choices = ReadonlyMap<string, Side>

/** Something that both changed, each otherwise. The key stays the same when the same is merged again. */
export type Conflict = { key: string } & (
  | { kind: 'setting'; nodeId: string; path: readonly string[]; mine: unknown; theirs: unknown }
  /** One took the block away that the other changed. */
  | { kind: 'removed'; nodeId: string; by: Side }
  /** Both moved the block, each elsewhere. */
  | { kind: 'place'; nodeId: string }
  /** Both fit, but together they are no page: too large, too deep. */
  | { kind: 'whole' }
)

export type Three<Value> = { base: Value; mine: Value; theirs: Value }
export type Merged<Content> = { content: Content; conflicts: Conflict[] }

type Ask = (path: readonly string[], sides: { mine: unknown; theirs: unknown }) => Side

/**
 * What two changes of one value come to. Where both changed it, their keys are merged one by one down to
 * `depth` levels; `ask` decides what is left.
 */
export function mergeValues(
  { base, mine, theirs }: Three<unknown>,
  { depth, ask, path = [] }: { depth: number; ask: Ask; path?: readonly string[] },
): unknown {
  if (sameJson(mine, theirs) || sameJson(base, theirs)) {
    return mine
  }
  if (sameJson(base, mine)) {
    return theirs
  }
  const [own, other] = [keysOf(mine), keysOf(theirs)]
  if (depth === 0 || !own || !other) {
    return ask(path, { mine, theirs }) === 'mine' ? mine : theirs
  }
  const former = keysOf(base) ?? {}
  const keys = new Set([...Object.keys(own), ...Object.keys(other)])
  const entries = [...keys].map((key) => {
    const values = { base: former[key], mine: own[key], theirs: other[key] }
    return [key, mergeValues(values, { depth: depth - 1, ask, path: [...path, key] })] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** A value that is not there has no keys. */
function keysOf(value: unknown): Record<string, unknown> | null {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord ? (value as Record<string, unknown>) : value === undefined ? {} : null
}

/** Collects conflicts, each once, and answers what was chosen; mine until then. */
export function createReferee(choices: Choices) {
  const conflicts = new Map<string, Conflict>()
  return {
    decide(conflict: Conflict): Side {
      conflicts.set(conflict.key, conflict)
      return choices.get(conflict.key) ?? 'mine'
    },
    found: (): Conflict[] => [...conflicts.values()],
  }
}

export type Referee = ReturnType<typeof createReferee>
