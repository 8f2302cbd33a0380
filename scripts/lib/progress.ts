const everyMs = 10_000

/**
 * Says what begins, that it goes on and how far it is, and how it ended after how many seconds: a line each, so that it
 * reads as well where the output goes to a file.
 */
export async function withProgress<Result>(
  name: string,
  run: () => Promise<Result>,
  reached?: () => string,
): Promise<Result> {
  const startedAtMs = performance.now()
  const say = (sign: string) =>
    console.log(
      `${sign} ${name} (${reached ? `${reached()}, ` : ''}${secondsSince(startedAtMs)} s)`,
    )
  console.log(`▶ ${name}`)
  const timer = setInterval(() => say('…'), everyMs)
  try {
    const result = await run()
    say('✓')
    return result
  } catch (error) {
    say('✗')
    throw error
  } finally {
    clearInterval(timer)
  }
}

const secondsSince = (startedAtMs: number): string =>
  ((performance.now() - startedAtMs) / 1000).toFixed(1)
