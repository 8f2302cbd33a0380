import type { JSONFieldServerComponent } from 'payload'
import { RulesEditor } from '@/plugins/audience/segments/rules-editor.client'
import { slugs } from '@/src/core/slugs'
import { loadSiteChoices } from '@/src/server/audience/site-choices'
import { shownProfile } from '@/src/server/chosen-profile'
import { idOf } from '@/src/server/site-data/visitor-read'

/** The rules of a segment, with what can be chosen in them: the products, tiers, lists and shows of its site. */
export const RulesField: JSONFieldServerComponent = async ({ req, data, path }) => {
  const profileId = idOf(data?.profile) ?? shownProfile(req)
  if (!profileId) {
    return null
  }
  return (
    <RulesEditor
      path={path}
      url={`${req.payload.config.routes.api}/${slugs.profiles}/${profileId}/segments/reach`}
      choices={await loadSiteChoices(req, profileId)}
    />
  )
}
