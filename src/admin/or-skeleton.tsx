import { type ReactNode, Suspense } from 'react'

/** What comes sooner shows no skeleton: React keeps one for 300 ms, once it stands there. */
export const graceMs = 150

/** A screen, or what stands for it until it is there. */
export async function orSkeleton(
  screen: Promise<ReactNode>,
  skeleton: ReactNode,
): Promise<ReactNode> {
  let timer: NodeJS.Timeout | undefined
  const grace = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), graceMs)
  })
  const isQuick = await Promise.race([screen.then(() => true), grace])
  clearTimeout(timer)
  return isQuick ? (
    screen
  ) : (
    <Suspense fallback={skeleton}>
      <Later screen={screen} />
    </Suspense>
  )
}

const Later = async ({ screen }: { screen: Promise<ReactNode> }) => screen
