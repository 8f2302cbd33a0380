import { ownerApiKeyMessages } from '@/src/core/messages/owner/api-keys'
import { ownerArrivalMessages } from '@/src/core/messages/owner/arrival'
import { ownerAudienceMessages } from '@/src/core/messages/owner/audience'
import { ownerAutomationMessages } from '@/src/core/messages/owner/automations'
import { ownerCatalogMessages } from '@/src/core/messages/owner/catalog'
import { ownerCommerceMessages } from '@/src/core/messages/owner/commerce'
import { ownerDomainMessages } from '@/src/core/messages/owner/domains'
import { ownerMeasurementMessages } from '@/src/core/messages/owner/measurement'
import { ownerMoneyMessages } from '@/src/core/messages/owner/money'
import { ownerMoveInMessages } from '@/src/core/messages/owner/move-in'
import { ownerOrdersMessages } from '@/src/core/messages/owner/orders'
import { ownerPostMessages } from '@/src/core/messages/owner/posts'
import { ownerReleaseMessages } from '@/src/core/messages/owner/release'
import { ownerShowMessages } from '@/src/core/messages/owner/shows'
import { ownerSiteMessages } from '@/src/core/messages/owner/site'
import { ownerSiteDeletionMessages } from '@/src/core/messages/owner/site-deletion'
import { ownerTeamMessages } from '@/src/core/messages/owner/team'
import { ownerWebhookMessages } from '@/src/core/messages/owner/webhooks'

/**
 * Every text that only those read who work in the admin. Apart from `messages`, which visitors load with their
 * pages.
 */
export const ownerMessages = {
  ...ownerApiKeyMessages,
  ...ownerArrivalMessages,
  ...ownerAudienceMessages,
  ...ownerAutomationMessages,
  ...ownerCatalogMessages,
  ...ownerCommerceMessages,
  ...ownerDomainMessages,
  ...ownerPostMessages,
  ...ownerOrdersMessages,
  ...ownerMoneyMessages,
  ...ownerMoveInMessages,
  ...ownerReleaseMessages,
  ...ownerShowMessages,
  ...ownerSiteMessages,
  ...ownerSiteDeletionMessages,
  ...ownerTeamMessages,
  ...ownerWebhookMessages,
  ...ownerMeasurementMessages,
} as const
