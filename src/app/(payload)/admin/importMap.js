import { TenantField as TenantField_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { AssignTenantFieldTrigger as AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { BuilderView as BuilderView_5f9ce9b40a2b7418e5e92b71b6c238fc } from '../../../../plugins/visual-editor/view'
import { RichTextField as RichTextField_7b61bcd95ffd2731ee2fcc95974e716d } from '../../../../plugins/rich-text/field/rich-text-field'
import { MailStatus as MailStatus_5fb303176ceb7405cee4ad414d7029ff } from '../../../../collections/mail-log/components/mail-status'
import { MailPreview as MailPreview_cabaaf9d377ef34e2e5b18f1484ef4b8 } from '../../../../collections/mail-log/components/mail-preview'
import { KindCell as KindCell_65afeb0195d2de8c1106d107b651ea3d } from '../../../../collections/mail-log/components/kind-cell'
import { MailFilters as MailFilters_3f205a29035a616558f36a52e5eb3802 } from '../../../../collections/mail-log/components/mail-filters'
import { ThemeCell as ThemeCell_7612f459da0415c04e8f74b6e6d582df } from '../../../../collections/profiles/components/theme-choice'
import { ThemeChoice as ThemeChoice_7612f459da0415c04e8f74b6e6d582df } from '../../../../collections/profiles/components/theme-choice'
import { WatchTenantCollection as WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { PostMailPanel as PostMailPanel_15ee14a9e8729fab1b6689e6f475e069 } from '../../../../plugins/newsletters/admin/post-mail-panel'
import { ListPanel as ListPanel_8c011798345f5410734ecfe1f9219e87 } from '../../../../plugins/newsletters/admin/list-panel'
import { NewsletterPanel as NewsletterPanel_73899092d0606ab271372a6c85f2fa95 } from '../../../../plugins/newsletters/admin/newsletter-panel'
import { EmailListView as EmailListView_7a1619cd89281a20a73fe0488f217c19 } from '../../../../plugins/visual-editor/emails/list-view'
import { GlobalViewRedirect as GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { LeadToFirstSteps as LeadToFirstSteps_8fa5db28b60d974c494816dfcf8cea42 } from '../../../../plugins/visual-editor/first-steps/lead-there'
import { TenantSelector as TenantSelector_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { TenantSelectionProvider as TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { FirstStepsView as FirstStepsView_79300def25172822f6471f206cb416d6 } from '../../../../plugins/visual-editor/first-steps/view'
import { EmailBuilderView as EmailBuilderView_226406b9ae89cf2c1d7de6f9a524a2d5 } from '../../../../plugins/visual-editor/emails/builder-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/plugin-multi-tenant/client#TenantField": TenantField_1d0591e3cf4f332c83a86da13a0de59a,
  "@payloadcms/plugin-multi-tenant/client#AssignTenantFieldTrigger": AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a,
  "/plugins/visual-editor/view#BuilderView": BuilderView_5f9ce9b40a2b7418e5e92b71b6c238fc,
  "/plugins/rich-text/field/rich-text-field#RichTextField": RichTextField_7b61bcd95ffd2731ee2fcc95974e716d,
  "/collections/mail-log/components/mail-status#MailStatus": MailStatus_5fb303176ceb7405cee4ad414d7029ff,
  "/collections/mail-log/components/mail-preview#MailPreview": MailPreview_cabaaf9d377ef34e2e5b18f1484ef4b8,
  "/collections/mail-log/components/kind-cell#KindCell": KindCell_65afeb0195d2de8c1106d107b651ea3d,
  "/collections/mail-log/components/mail-filters#MailFilters": MailFilters_3f205a29035a616558f36a52e5eb3802,
  "/collections/profiles/components/theme-choice#ThemeCell": ThemeCell_7612f459da0415c04e8f74b6e6d582df,
  "/collections/profiles/components/theme-choice#ThemeChoice": ThemeChoice_7612f459da0415c04e8f74b6e6d582df,
  "@payloadcms/plugin-multi-tenant/client#WatchTenantCollection": WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a,
  "/plugins/newsletters/admin/post-mail-panel#PostMailPanel": PostMailPanel_15ee14a9e8729fab1b6689e6f475e069,
  "/plugins/newsletters/admin/list-panel#ListPanel": ListPanel_8c011798345f5410734ecfe1f9219e87,
  "/plugins/newsletters/admin/newsletter-panel#NewsletterPanel": NewsletterPanel_73899092d0606ab271372a6c85f2fa95,
  "/plugins/visual-editor/emails/list-view#EmailListView": EmailListView_7a1619cd89281a20a73fe0488f217c19,
  "@payloadcms/plugin-multi-tenant/rsc#GlobalViewRedirect": GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62,
  "/plugins/visual-editor/first-steps/lead-there#LeadToFirstSteps": LeadToFirstSteps_8fa5db28b60d974c494816dfcf8cea42,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelector": TenantSelector_d6d5f193a167989e2ee7d14202901e62,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelectionProvider": TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62,
  "/plugins/visual-editor/first-steps/view#FirstStepsView": FirstStepsView_79300def25172822f6471f206cb416d6,
  "/plugins/visual-editor/emails/builder-view#EmailBuilderView": EmailBuilderView_226406b9ae89cf2c1d7de6f9a524a2d5,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
