import { afterEach, expect, it, vi } from 'vitest'
import { staleIfError } from '@/src/server/caching/data-cache'
import { logger } from '@/src/server/logger'

afterEach(() => vi.useRealTimers())

const fails = () => Promise.reject(new Error('no database'))

it('answers what was read last while reading fails, for five minutes', async () => {
  vi.useFakeTimers()
  const log = vi.spyOn(logger, 'warn').mockImplementation(() => {})
  expect(await staleIfError('events:p1', async () => ['launch'])).toEqual(['launch'])
  vi.advanceTimersByTime(3_600_000)
  expect(await staleIfError('events:p1', fails)).toEqual(['launch'])
  vi.advanceTimersByTime(299_000)
  expect(await staleIfError('events:p1', fails)).toEqual(['launch'])
  expect(log).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(2_000)
  await expect(staleIfError('events:p1', fails)).rejects.toThrow('no database')
  log.mockRestore()
})

it('fails when nothing was ever read', async () => {
  await expect(staleIfError('events:p2', fails)).rejects.toThrow('no database')
})
