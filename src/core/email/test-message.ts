import type { EmailTest } from '@/src/core/contracts/audience/emails'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** What became of a test that an artist sent to themselves. */
export function testMessage({ to, hasMailServer }: EmailTest): string {
  const { testOnItsWay, testOnlyInLog } = ownerMessages.emails
  return hasMailServer ? testOnItsWay(to) : testOnlyInLog
}
