// Loaded before the product (`NODE_OPTIONS=--import`): what goes to Stripe goes to the stand-in. In production no setting does that.
import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'

const standIn = new URL(process.env.PROOFS_STRIPE_URL)
const request = https.request

https.request = (options, ...rest) => {
  if (options?.host !== 'api.stripe.com') {
    return request(options, ...rest)
  }
  const { agent: _agent, ...call } = options
  return http.request(
    { ...call, protocol: 'http:', host: standIn.hostname, port: standIn.port },
    ...rest,
  )
}
syncBuiltinESMExports()
