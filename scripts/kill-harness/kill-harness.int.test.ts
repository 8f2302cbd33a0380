import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { killPointNames } from '@/scripts/kill-harness/kill-points'
import { runKills } from '@/scripts/kill-harness/run-kills'
import { stockShop } from '@/scripts/kill-harness/stock-shop'
import { bootTestPayload, type TestPayload } from '@/src/testing/boot-test-payload'

let test: TestPayload
beforeAll(async () => {
  test = await bootTestPayload()
})
afterAll(() => test.close())

const everyPoint = 'loses and doubles nothing over 50 kills, at every point of a sale'

it(everyPoint, { timeout: 600_000 }, async () => {
  const { kills, paid, byPoint, ...faults } = await runKills({
    ...(await stockShop(test.payload)),
    databaseUrl: test.databaseUrl,
    dataDir: inject('testDataDir'),
    secret: String(process.env.PAYLOAD_SECRET),
    kills: 50,
    mode: 'careful',
  })
  expect(kills).toBe(50)
  expect(Object.keys(byPoint).toSorted()).toEqual(killPointNames.toSorted())
  expect(paid).toBeGreaterThan(0)
  expect(faults).toEqual({
    lostOrders: 0,
    duplicatedOrders: 0,
    missingDownloads: 0,
    duplicatedDownloads: 0,
    missingReceipts: 0,
    duplicatedReceipts: 0,
    strayUnits: 0,
    strayEvents: 0,
  })
})
