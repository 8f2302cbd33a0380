import type { Account } from '@/src/core/contracts/accounts'
import type { PreviewViewer } from '@/src/core/preview'

/** Whom an artist plays in a preview: null for somebody who is not signed in. */
export function playedAccount(viewer: PreviewViewer): Account | null {
  if (viewer === 'signed-out') {
    return null
  }
  return {
    // What was read for one of them is not shown to the next.
    id: `preview-${viewer}`,
    firstName: 'Preview',
    lastName: 'Visitor',
    email: 'preview@example.com',
    membership:
      viewer === 'visitor'
        ? null
        : {
            membershipTierId: viewer,
            status: 'active',
            interval: 'none',
            currentPeriodEnd: null,
          },
  }
}
