import { type Figure, figureOf } from '@/scripts/bench/figure'
import type { Session } from '@/scripts/bench/session'

/** How long `npm start` takes on a database that is there, its PostgreSQL included. */
export async function measureStart({ server, rounds }: Session): Promise<Figure[]> {
  const healthSeconds: number[] = []
  const homeSeconds: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await server.stop()
    const { healthMs, homeMs } = await server.start()
    healthSeconds.push(healthMs / 1000)
    homeSeconds.push(homeMs / 1000)
  }
  return [
    figureOf(
      { id: 'start.health', name: 'npm start until health answers', unit: 's' },
      healthSeconds,
    ),
    figureOf(
      { id: 'start.home', name: 'npm start until home answers', unit: 's', target: { atMost: 6 } },
      homeSeconds,
    ),
  ]
}
