import { BlockList, isIP } from 'node:net'

type Caller = {
  /** Address of the socket. */
  remoteAddress: string | undefined
  /** The header `X-Forwarded-For` as received. */
  forwardedFor: string | undefined
}

/** Whether an address is one of our proxies. */
export function createTrust(
  trustedProxies: readonly string[],
): (address: string | undefined) => boolean {
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) {
      trusted.addAddress(address, family)
    } else {
      trusted.addSubnet(address, Number(prefix), family)
    }
  }
  return (socketAddress) => {
    const address = plain(socketAddress ?? '')
    const family = isIP(address)
    return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4')
  }
}

/**
 * Who really calls: the nearest address that is not one of our proxies. Entries further left in
 * `X-Forwarded-For` were written by the caller and prove nothing.
 *
 * @param trustedProxies addresses and ranges, like `10.0.0.1` or `10.1.0.0/16`
 */
export function createClientIp(trustedProxies: readonly string[]): (caller: Caller) => string {
  const isTrusted = createTrust(trustedProxies)

  return ({ remoteAddress, forwardedFor }) => {
    let nearest = plain(remoteAddress ?? 'unknown')
    const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()))
    while (isTrusted(nearest)) {
      const next = hops.pop()
      if (!next || isIP(next) === 0) {
        break
      }
      nearest = next
    }
    return nearest
  }
}

/**
 * What one caller can pick addresses from: an IPv6 address stands for its /64, which is the least
 * that a household or server is given. Anything else is answered as it is.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) {
    return address
  }
  const [bare = ''] = address.split('%')
  const { hostname } = new URL(`http://[${bare}]`)
  const [left = [], right = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((groups) => groups.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

/** `::ffff:10.0.0.1`, as sockets that listen on both families report it, is `10.0.0.1`. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
