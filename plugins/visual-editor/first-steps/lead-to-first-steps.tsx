import { redirect } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import { findNewProfile } from '@/plugins/visual-editor/first-steps/find-new-profile'
import { firstStepsPath } from '@/plugins/visual-editor/first-steps/paths'

type Props = Pick<PayloadRequest, 'payload' | 'user'>

/** At the admin's start: leads owners of a new site to their first steps. Draws nothing. */
export async function LeadToFirstSteps({ payload, user }: Props) {
  if (await findNewProfile({ payload, user })) {
    redirect(`${payload.config.routes.admin}${firstStepsPath}`)
  }
  return null
}
