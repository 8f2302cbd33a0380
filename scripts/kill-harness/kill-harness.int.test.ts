import { expect, it } from 'vitest'
import { killPointNames } from '@/scripts/kill-harness/kill-points'
import { runKills } from '@/scripts/kill-harness/run-kills'
import { stockShop } from '@/scripts/kill-harness/stock-shop'
import { testEnvironment } from '@/src/testing/environment'
import { some } from '@/src/testing/soak'
import { payload } from '@/src/testing/test-payload'

const points = some(killPointNames)
const title = `loses and doubles nothing in a sale and a refund when killed: ${points.join(', ')}`

it(title, { timeout: 600_000 }, async () => {
  const { kills, paid, byPoint, ...faults } = await runKills({
    ...(await stockShop(payload)),
    environment: testEnvironment(),
    kills: points.length,
    points,
    mode: 'careful',
  })
  expect(kills).toBe(points.length)
  expect(Object.keys(byPoint).toSorted()).toEqual(points.toSorted())
  expect(paid).toBeGreaterThan(0)
  expect(faults).toEqual({
    lostOrders: 0,
    duplicatedOrders: 0,
    missingDownloads: 0,
    duplicatedDownloads: 0,
    strayMemberships: 0,
    missingReceipts: 0,
    duplicatedReceipts: 0,
    strayUnits: 0,
    strayHistories: '',
    lostRefunds: 0,
    strayCents: 0,
  })
})
