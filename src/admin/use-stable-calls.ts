import { useRef, useState } from 'react'

/**
 * Functions that stay the same in each rendering, and do what the last one gave: rows that get them can be `memo`.
 *
 * @param calls have the same names each time
 */
export function useStableCalls<Calls extends Record<string, (...given: never[]) => unknown>>(
  calls: Calls,
): Calls {
  const latest = useRef(calls)
  latest.current = calls
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(calls).map((name) => [
          name,
          (...given: never[]) => latest.current[name]?.(...given),
        ]),
      ) as Calls,
  )
  return stable
}
