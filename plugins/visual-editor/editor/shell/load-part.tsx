import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { type BuilderContext, useBuilder } from '@/plugins/visual-editor/editor/builder-context'

const insistMs = 5000

const notLoaded = (what: string) => `Could not load ${what}. Check your connection and try again.`

/**
 * Loads code that comes when it is first needed. Without a connection, or when the server has newer
 * code by now, says so and answers null.
 *
 * @param what as in `Could not load the palette.`
 */
export async function loadPart<Part>(
  { tell }: Pick<BuilderContext['commands'], 'tell'>,
  what: string,
  load: () => Promise<Part>,
): Promise<Part | null> {
  try {
    return await load()
  } catch {
    tell(notLoaded(what))
    return null
  }
}

/**
 * A component whose code comes when it is first drawn; draw it inside `<Suspense>`. When the code
 * cannot be had, that is told as by {@link loadPart}, and the next time is a new attempt.
 *
 * @param giveUp closes again what was to open; `insist` for what cannot be done without, which is
 *   tried until it is there
 */
export function lazyPart<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
  giveUp: 'insist' | ((builder: BuilderContext, props: Props) => void),
): ComponentType<Props> {
  const attempt = (): ComponentType<Props> =>
    lazy<ComponentType<Props>>(() =>
      load().then(
        (Part) => ({ default: Part }),
        () => ({ default: Missing }),
      ),
    )
  let current = attempt()

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, like lazy()
  function Missing(props: Props) {
    const builder = useBuilder()
    const [Again, setAgain] = useState<ComponentType<Props> | null>(null)

    // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each attempt
    useEffect(() => {
      current = attempt()
      builder.commands.tell(notLoaded(what))
      if (giveUp !== 'insist') {
        giveUp(builder, props)
        return
      }
      const timer = setTimeout(() => setAgain(() => current), insistMs)
      return () => clearTimeout(timer)
    }, [])

    return (
      Again && (
        <Suspense>
          <Again {...props} />
        </Suspense>
      )
    )
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, like lazy()
  return function Part(props: Props) {
    const [Now] = useState(() => current)
    return <Now {...props} />
  }
}
