import { expect, it } from 'vitest'
import { createClientIp, networkOf } from '@/src/server/http/client-ip'

const behindProxies = createClientIp(['10.0.0.1', '10.1.0.0/16', 'fd00::/8'])

it('believes nobody but the socket when no proxy is trusted', () => {
  const clientIp = createClientIp([])
  expect(clientIp({ remoteAddress: '203.0.113.9', forwardedFor: '198.51.100.1' })).toBe(
    '203.0.113.9',
  )
})

it('takes the entry that the trusted proxy added, not what the caller wrote before it', () => {
  expect(
    behindProxies({ remoteAddress: '10.0.0.1', forwardedFor: '1.2.3.4, 198.51.100.1, 10.1.2.3' }),
  ).toBe('198.51.100.1')
})

it('ignores the header of a caller that is no proxy of ours', () => {
  expect(behindProxies({ remoteAddress: '203.0.113.9', forwardedFor: '1.2.3.4' })).toBe(
    '203.0.113.9',
  )
})

it('reads addresses of sockets that listen on both families', () => {
  expect(behindProxies({ remoteAddress: '::ffff:10.0.0.1', forwardedFor: '198.51.100.7' })).toBe(
    '198.51.100.7',
  )
})

it('stops at rubbish', () => {
  expect(behindProxies({ remoteAddress: '10.0.0.1', forwardedFor: 'evil' })).toBe('10.0.0.1')
  expect(behindProxies({ remoteAddress: undefined, forwardedFor: undefined })).toBe('unknown')
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
