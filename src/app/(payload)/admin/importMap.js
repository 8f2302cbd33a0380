import { TenantField as TenantField_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { AssignTenantFieldTrigger as AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { BuilderView as BuilderView_5f9ce9b40a2b7418e5e92b71b6c238fc } from '../../../../plugins/visual-editor/view'
import { ThemeCell as ThemeCell_7612f459da0415c04e8f74b6e6d582df } from '../../../../collections/profiles/components/theme-choice'
import { ThemeChoice as ThemeChoice_7612f459da0415c04e8f74b6e6d582df } from '../../../../collections/profiles/components/theme-choice'
import { WatchTenantCollection as WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { GlobalViewRedirect as GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { LeadToFirstSteps as LeadToFirstSteps_8fa5db28b60d974c494816dfcf8cea42 } from '../../../../plugins/visual-editor/first-steps/lead-there'
import { TenantSelector as TenantSelector_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { TenantSelectionProvider as TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { FirstStepsView as FirstStepsView_79300def25172822f6471f206cb416d6 } from '../../../../plugins/visual-editor/first-steps/view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/plugin-multi-tenant/client#TenantField": TenantField_1d0591e3cf4f332c83a86da13a0de59a,
  "@payloadcms/plugin-multi-tenant/client#AssignTenantFieldTrigger": AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a,
  "/plugins/visual-editor/view#BuilderView": BuilderView_5f9ce9b40a2b7418e5e92b71b6c238fc,
  "/collections/profiles/components/theme-choice#ThemeCell": ThemeCell_7612f459da0415c04e8f74b6e6d582df,
  "/collections/profiles/components/theme-choice#ThemeChoice": ThemeChoice_7612f459da0415c04e8f74b6e6d582df,
  "@payloadcms/plugin-multi-tenant/client#WatchTenantCollection": WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a,
  "@payloadcms/plugin-multi-tenant/rsc#GlobalViewRedirect": GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62,
  "/plugins/visual-editor/first-steps/lead-there#LeadToFirstSteps": LeadToFirstSteps_8fa5db28b60d974c494816dfcf8cea42,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelector": TenantSelector_d6d5f193a167989e2ee7d14202901e62,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelectionProvider": TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62,
  "/plugins/visual-editor/first-steps/view#FirstStepsView": FirstStepsView_79300def25172822f6471f206cb416d6,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
