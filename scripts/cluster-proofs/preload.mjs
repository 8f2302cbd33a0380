// Loaded before the product (`NODE_OPTIONS=--import`): what no setting does in production.
import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// What goes to Stripe goes to the fake.
const fake = new URL(process.env.PROOFS_STRIPE_URL)
const request = https.request

https.request = (options, ...rest) => {
  if (options?.host !== 'api.stripe.com') {
    return request(options, ...rest)
  }
  const { agent: _agent, ...call } = options
  return http.request({ ...call, protocol: 'http:', host: fake.hostname, port: fake.port }, ...rest)
}
syncBuiltinESMExports()

// A heap that is not full holds garbage for long: it is collected before the heap is measured.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')
process.on('SIGUSR2', () => collectGarbage())
