import type { PayloadRequest } from 'payload'
import { expect, it, vi } from 'vitest'
import { lastTimeZone } from '@/collections/events/last-time-zone'

const find = vi.fn(async () => ({ docs: [{ timeZone: 'Asia/Tokyo' }] }))
const user = { collection: 'users', profiles: [{ profile: 'ada' }] }
const request = () =>
  ({ payload: { find }, headers: new Headers(), user }) as unknown as PayloadRequest

it('looks for the last event once in a request, and again in the next', async () => {
  const req = request()
  expect(await Promise.all([lastTimeZone(req), lastTimeZone(req)])).toEqual([
    'Asia/Tokyo',
    'Asia/Tokyo',
  ])
  expect(find).toHaveBeenCalledTimes(1)
  await lastTimeZone(request())
  expect(find).toHaveBeenCalledTimes(2)
})
