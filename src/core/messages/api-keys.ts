import { studioLimits } from '@/src/core/studio-limits'

/** What is answered to programs that call with a key, and about keys to those who make them. */
export const apiKeyMessages = {
  missing: 'Send a key of the site in the header “Authorization: Bearer bs_live_…”.',
  unknown: 'This key is not known.',
  expired: 'This key has expired. Make a new one in the admin, under Settings → API keys.',
  revoked: 'This key was revoked. Make a new one in the admin, under Settings → API keys.',
  inAddress:
    'A key does not belong in an address, where others can read it. Send it in the header “Authorization: Bearer …”, and revoke this one: it may be in logs by now.',
  needsScope: (scope: string) => `This key may not do that. It needs the scope “${scope}”.`,
  idempotencyKey: 'An Idempotency-Key has 1 to 200 letters and digits, like a UUID.',
  idempotencyReused: 'This Idempotency-Key was used for another call.',
  inProgress: 'A call with this Idempotency-Key is under way.',
  noCursor: 'Send what `next` of the page before said.',
  nameMissing: 'Please give it a name, like that of the program that uses it.',
  nameTooLong: `A name has at most ${studioLimits.apiKeys.nameMax} letters.`,
  scopeMissing: 'Choose at least one thing that it may do.',
  dayOver: 'Choose a day that is to come.',
  tooMany: `A site has at most ${studioLimits.apiKeys.perSite} keys. Revoke one that you no longer use.`,
  originWrong: 'Write the address of a site without a path, like https://example.com.',
  originsTooMany: `At most ${studioLimits.apiKeys.originsMax} sites may call.`,
} as const
