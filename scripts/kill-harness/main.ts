import { runKills } from '@/scripts/kill-harness/run-kills'
import { stockShop } from '@/scripts/kill-harness/stock-shop'
import { runInScratchShop } from '@/scripts/lib/scratch-shop'

const kills = Number(process.argv[2] ?? 50)

await runInScratchShop({ LOG_LEVEL: 'warn' }, async ({ payload, environment }) => {
  const result = await runKills({
    // One in five kills costs somebody who joins.
    ...(await stockShop(payload, 30 + Math.ceil(kills / 4))),
    environment,
    kills,
    mode: 'careful',
    log: console.log,
  })
  const { byPoint, ...figures } = result
  console.table(byPoint)
  console.table(figures)
  const { kills: _kills, paid: _paid, ...faults } = figures
  return Object.values(faults).every((fault) => !fault)
})
