import { openShop } from '@/plugins/commerce/testing/shop'
import { openStripe } from '@/plugins/commerce/testing/stripe-shop'
import { raiseStorm } from '@/plugins/commerce/testing/webhook-storm'
import { runInScratchShop } from '@/scripts/lib/scratch-shop'

/** `npx tsx scripts/webhook-storm.ts [orders] [seed]`: 360 orders make about 1,000 events. */
const [orders = '360', seed = '1'] = process.argv.slice(2)
const stripe = await openStripe()

await runInScratchShop({ LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000' }, async ({ payload }) => {
  const shop = await openShop(payload)
  const result = await raiseStorm({
    payload,
    shop,
    stripe,
    orders: Number(orders),
    seed: Number(seed),
  })
  console.table(result)
  const { strayCents, strayRights, forgedTaken } = result
  return strayCents + strayRights + forgedTaken === 0
})
