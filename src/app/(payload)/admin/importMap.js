import { SiteCell as SiteCell_d2d2e075bd531363ff2183d0b4041ce3 } from '../../../../src/admin/cells/site-cell'
import { TenantField as TenantField_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { TitleCell as TitleCell_e39f908d79b0d99bcd34304a0becf4c7 } from '../../../../collections/pages/components/title-cell'
import { NumberCell as NumberCell_4f9672fb73e62aba9e63c15d31a4cdc3 } from '../../../../src/admin/cells/number-cell'
import { YesNoCell as YesNoCell_939714775cc550f62b6ccbf2a3d50bb7 } from '../../../../src/admin/cells/yes-no-cell'
import { DateCell as DateCell_aff07caa8303d756ac024cc3850eb772 } from '../../../../src/admin/cells/date-cell'
import { EmptyList as EmptyList_692e7ae6fa3d5e028cdfe2d0aacae16b } from '../../../../plugins/studio/lists/empty-list'
import { OpenForm as OpenForm_9fe233bcbb73af543315443d40e0df3d } from '../../../../src/admin/form-answers/open-form'
import { AssignTenantFieldTrigger as AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { PublishLink as PublishLink_ac9c195f6b98ff1b645cf58f29b60e0b } from '../../../../plugins/visual-editor/publish-check/publish-link'
import { SaveControl as SaveControl_bb1709bc29d3eb0e57967eb3f4c34bdd } from '../../../../src/admin/autosave/save-control'
import { BuilderView as BuilderView_5f9ce9b40a2b7418e5e92b71b6c238fc } from '../../../../plugins/visual-editor/view'
import { FileSizeCell as FileSizeCell_3248e574e92163ff6b52fcb81de78cd4 } from '../../../../src/admin/cells/file-size-cell'
import { DeliveryPanel as DeliveryPanel_eb57d4935693d873662787e4b0f558a8 } from '../../../../plugins/commerce/downloads/admin/delivery-panel'
import { TitleCell as TitleCell_4247708869cb850abd7ac63d9319ec1c } from '../../../../collections/products/components/title-cell'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RichTextFieldServer as RichTextFieldServer_130d40a472699e2f7b7d1fbfb408d6ff } from '../../../../plugins/rich-text/field/server'
import { RichTextDiff as RichTextDiff_16def8656f93407e8172b63bcb576a82 } from '../../../../plugins/rich-text/field/diff'
import { SongsField as SongsField_342a0d578b0285b67a8f7a5e51d78ac0 } from '../../../../plugins/catalog/songs/admin/songs-field'
import { DollarCell as DollarCell_ca38adc39e9ac1831b9a8dae4404d9b7 } from '../../../../collections/_fields/dollar-cell'
import { DollarInput as DollarInput_8e60c6377586e1311b79a713132e84d8 } from '../../../../collections/_fields/dollar-input'
import { LengthCell as LengthCell_a976c947948c2d545d0e4fc765e937ed } from '../../../../collections/tracks/components/length-cell'
import { SongSoundCell as SongSoundCell_911d1f086d66a0dca1a575c1f7f093b1 } from '../../../../collections/tracks/components/song-sound'
import { SongSoundField as SongSoundField_911d1f086d66a0dca1a575c1f7f093b1 } from '../../../../collections/tracks/components/song-sound'
import { UploadSoundCell as UploadSoundCell_74c04eae80dd4dfcaa2b24b2339a466f } from '../../../../collections/audio-files/components/upload-sound'
import { UploadSoundField as UploadSoundField_74c04eae80dd4dfcaa2b24b2339a466f } from '../../../../collections/audio-files/components/upload-sound'
import { EmailCell as EmailCell_e2b588d9a056caabc3c8ba9df6d4f754 } from '../../../../src/admin/cells/email-cell'
import { EmailInput as EmailInput_2050b57768b72425d8100d18fbc2db0b } from '../../../../collections/_fields/email-input'
import { FanCell as FanCell_68209ab09bca81fbaa8de990a5fee166 } from '../../../../src/admin/cells/account-cell'
import { FanField as FanField_68209ab09bca81fbaa8de990a5fee166 } from '../../../../src/admin/cells/account-cell'
import { StatusCell as StatusCell_1d6d39e605c8906e57b9e0c989e297dd } from '../../../../plugins/commerce/admin/order-cells'
import { ItemsCell as ItemsCell_1d6d39e605c8906e57b9e0c989e297dd } from '../../../../plugins/commerce/admin/order-cells'
import { TotalCell as TotalCell_1d6d39e605c8906e57b9e0c989e297dd } from '../../../../plugins/commerce/admin/order-cells'
import { OrderRedirect as OrderRedirect_6b7323a7d7e53f89190bf85eef0e526a } from '../../../../plugins/commerce/admin/order-redirect'
import { DollarCell as DollarCell_975bc9038af06bf221e1a0a0d9f461aa } from '../../../../plugins/commerce/memberships/admin/member-cells'
import { TierPanel as TierPanel_d998a63938b43c2eeed1e9aa61272c49 } from '../../../../plugins/commerce/memberships/admin/tier-panel'
import { EmbedField as EmbedField_047d7c36da95c03faa9d1cd97c683a11 } from '../../../../src/admin/embed-field/embed-field'
import { AccountCell as AccountCell_68209ab09bca81fbaa8de990a5fee166 } from '../../../../src/admin/cells/account-cell'
import { StandingCell as StandingCell_975bc9038af06bf221e1a0a0d9f461aa } from '../../../../plugins/commerce/memberships/admin/member-cells'
import { PriceCell as PriceCell_975bc9038af06bf221e1a0a0d9f461aa } from '../../../../plugins/commerce/memberships/admin/member-cells'
import { MemberListHead as MemberListHead_4dfcc521ceb22e6f3fa741d8b89788eb } from '../../../../plugins/commerce/memberships/admin/member-list-head'
import { MemberPage as MemberPage_c65bcc493d277c56ff2d0ee065f0114d } from '../../../../plugins/commerce/memberships/admin/member-page'
import { Unreachable as Unreachable_5acc88b7657e5c83865075537397ce89 } from '../../../../collections/subscribers/components/unreachable'
import { BlockedCell as BlockedCell_65444464d22b95e26d80ef90243e430a } from '../../../../plugins/moderation/admin/blocked-cell'
import { PersonCell as PersonCell_7c7cf315a049342ef2309a18bb031533 } from '../../../../plugins/audience/person/person-cell'
import { AccountButton as AccountButton_bb1709bc29d3eb0e57967eb3f4c34bdd } from '../../../../src/admin/autosave/save-control'
import { MailStatus as MailStatus_5fb303176ceb7405cee4ad414d7029ff } from '../../../../collections/mail-log/components/mail-status'
import { MailPreview as MailPreview_cabaaf9d377ef34e2e5b18f1484ef4b8 } from '../../../../collections/mail-log/components/mail-preview'
import { KindCell as KindCell_65afeb0195d2de8c1106d107b651ea3d } from '../../../../collections/mail-log/components/kind-cell'
import { MailingFilter as MailingFilter_c3853ae840999665562f4d6a3ef53ed9 } from '../../../../collections/mail-log/components/mailing-filter'
import { MailFilters as MailFilters_3f205a29035a616558f36a52e5eb3802 } from '../../../../collections/mail-log/components/mail-filters'
import { ThemeCell as ThemeCell_7612f459da0415c04e8f74b6e6d582df } from '../../../../collections/profiles/components/theme-choice'
import { ThemeChoice as ThemeChoice_7612f459da0415c04e8f74b6e6d582df } from '../../../../collections/profiles/components/theme-choice'
import { TimeZoneField as TimeZoneField_719c5a3e92ca1cee1bf032afe5a79fbf } from '../../../../collections/events/components/time-zone-field'
import { WatchProfile as WatchProfile_8c30182eb27e91d71a7219135b5333fe } from '../../../../collections/profiles/components/watch-profile.client'
import { DomainProof as DomainProof_f2c1f1ccf9181f9aefc7568d4012d84a } from '../../../../plugins/domains/admin/domain-proof'
import { ProofCell as ProofCell_b744cde1844fe6a785c778ea56cc2baa } from '../../../../plugins/domains/admin/proof-cell'
import { CurrentPassword as CurrentPassword_a10c363f1aef3398f1902a67e58eb86a } from '../../../../collections/users/components/current-password'
import { PlatformSelect as PlatformSelect_454f054096a698aad5f34a41cd60da0f } from '../../../../plugins/studio/own-account/platform-fields.client'
import { PlatformArray as PlatformArray_454f054096a698aad5f34a41cd60da0f } from '../../../../plugins/studio/own-account/platform-fields.client'
import { ReadersCell as ReadersCell_4e60b7088d23b99e6a3492dc22f385a4 } from '../../../../collections/posts/components/readers-cell'
import { PostCell as PostCell_a4b6f8a00cd16d4010c08e91980f7d39 } from '../../../../plugins/moderation/admin/comment-cells'
import { CommenterCell as CommenterCell_a4b6f8a00cd16d4010c08e91980f7d39 } from '../../../../plugins/moderation/admin/comment-cells'
import { CommenterField as CommenterField_a4b6f8a00cd16d4010c08e91980f7d39 } from '../../../../plugins/moderation/admin/comment-cells'
import { CommentTextCell as CommentTextCell_a4b6f8a00cd16d4010c08e91980f7d39 } from '../../../../plugins/moderation/admin/comment-cells'
import { ActionsCell as ActionsCell_22a7627b81fe1fe143c9150f3ac4123f } from '../../../../plugins/moderation/admin/actions-cell'
import { CommentListHead as CommentListHead_422342c59124a999b30814a4fcd3b507 } from '../../../../plugins/moderation/admin/comment-list-head'
import { EventPanels as EventPanels_8978bca1128bbae82a157cf653870749 } from '../../../../plugins/commerce/tickets/admin/event-panels'
import { WaitlistPanel as WaitlistPanel_3dc38f7a86b2f932433c2df8b9b394b3 } from '../../../../plugins/commerce/waitlist/admin/waitlist-panel'
import { DoorView as DoorView_4558cd3b93e54d420ff013d0368ea080 } from '../../../../plugins/commerce/tickets/admin/door-view'
import { ListPanel as ListPanel_8c011798345f5410734ecfe1f9219e87 } from '../../../../plugins/newsletters/admin/list-panel'
import { NewsletterPanel as NewsletterPanel_73899092d0606ab271372a6c85f2fa95 } from '../../../../plugins/newsletters/admin/newsletter-panel'
import { NewsletterReach as NewsletterReach_f7610735ae8edee78484afe53884220f } from '../../../../plugins/audience/segments/newsletter-reach'
import { ReceiversCell as ReceiversCell_62d556d8e67d9156315a25527a887acf } from '../../../../collections/newsletters/components/receivers-cell'
import { EmailListView as EmailListView_7a1619cd89281a20a73fe0488f217c19 } from '../../../../plugins/visual-editor/emails/list-view'
import { CodesPanel as CodesPanel_f74b4a2d41a9a61625a53ad302c9c350 } from '../../../../plugins/commerce/downloads/admin/codes-panel'
import { LeastChargeNote as LeastChargeNote_5ed1c35d18d60df89487b55832b10961 } from '../../../../collections/discount-codes/components/least-charge-note'
import { AuditDetails as AuditDetails_e15ed65777003c9a493c53d426480140 } from '../../../../collections/audit-log/components/audit-details'
import { AuditFilters as AuditFilters_7dd831bcb27e794fdc8922d70bb90210 } from '../../../../collections/audit-log/components/audit-filters'
import { RulesCell as RulesCell_5b4ad8ea206a9025eda988a3203c09dd } from '../../../../plugins/audience/segments/rules-cell'
import { RulesField as RulesField_94bc1a7665ea8d2d17a136203ec0e36b } from '../../../../plugins/audience/segments/rules-field'
import { StudioNav as StudioNav_f7cb8c50ff8e13f588893b9a1f2fabe3 } from '../../../../plugins/studio/nav/nav'
import { SupportBar as SupportBar_2940e02d03cf63e828b1913a7e388155 } from '../../../../src/admin/support/support-bar'
import { HomeIcon as HomeIcon_e158f955a5ce7ffbd5d10d73890bceca } from '../../../../plugins/studio/brand/home-icon'
import { LoginLogo as LoginLogo_fd9772d05baf420aff2850b86b847977 } from '../../../../plugins/studio/brand/brand'
import { GlobalViewRedirect as GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { NextCountdown as NextCountdown_bf0d48f6c18e19082fe719b97679756a } from '../../../../examples/encore/admin/countdowns'
import { SignUpLink as SignUpLink_47ba969709d5562f0984efb6285db9cb } from '../../../../plugins/arrival/sign-up/sign-up-link'
import { PluginNavLink as PluginNavLink_c7acf2b31f9b988216bfa85e48fa4fd4 } from '../../../../plugins/_kit/plugin-nav-link'
import { LeadToFirstSteps as LeadToFirstSteps_93d2ef2569e9cc68f26d1529da1b5a46 } from '../../../../plugins/visual-editor/first-steps/lead-to-first-steps'
import { TenantSelector as TenantSelector_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { ScriptPolicy as ScriptPolicy_21371ce5332a651ad90c42ef6325bb70 } from '../../../../plugins/studio/trusted-types/script-policy.client'
import { FormAnswers as FormAnswers_17f3e6948e764ad289665ffc4f342b5b } from '../../../../src/admin/form-answers/form-answers'
import { DateFormat as DateFormat_096d9b9770d7f5f37ee0a2358ec7a733 } from '../../../../src/admin/dates/date-format.client'
import { TenantSelectionProvider as TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { FirstStepsView as FirstStepsView_79300def25172822f6471f206cb416d6 } from '../../../../plugins/visual-editor/first-steps/view'
import { EmailBuilderView as EmailBuilderView_226406b9ae89cf2c1d7de6f9a524a2d5 } from '../../../../plugins/visual-editor/emails/builder-view'
import { NewsletterBuilderView as NewsletterBuilderView_4afccab47fb93c05cd28d8693749e39f } from '../../../../plugins/visual-editor/emails/newsletter-view'
import { LogInView as LogInView_9453b9f78eeee6b7779c4973c45ac1d3 } from '../../../../plugins/arrival/log-in/log-in-view'
import { ForgotPasswordView as ForgotPasswordView_1e8e9461ecda79a10458fb45d283f7b0 } from '../../../../plugins/arrival/log-in/forgot-password-view'
import { SignUpView as SignUpView_61692be46efe62918218bdd6a63a8ace } from '../../../../plugins/arrival/sign-up/view'
import { PayoutsView as PayoutsView_eef96fea84c7f327f40f62e99f608e90 } from '../../../../plugins/commerce/payouts/payouts-view'
import { MoneyView as MoneyView_ac4fd862f42ce956e6502724e2a581b6 } from '../../../../plugins/commerce/money/screen/money-view'
import { InvoicesView as InvoicesView_097421578c5d465b688edfe56464818c } from '../../../../plugins/commerce/invoices/admin/invoices-view'
import { SellerView as SellerView_8c2f1c497e2d407e9412f76cfa48da5a } from '../../../../plugins/commerce/invoices/admin/seller-view'
import { OrdersView as OrdersView_c76c596f5ea0e99132822252e37fbc47 } from '../../../../plugins/commerce/fulfilment/board/view'
import { OrderPage as OrderPage_4b00d55982ad0723936c5c2e7b6a8170 } from '../../../../plugins/commerce/admin/order-page'
import { MusicListView as MusicListView_d3d839f5daca1267187ada0af7692846 } from '../../../../plugins/catalog/music-list/view'
import { ReleaseView as ReleaseView_1d150754d33347f03cc0704df7042ea9 } from '../../../../plugins/catalog/release/view'
import { MerchView as MerchView_526a46fd4b02e3f6210d21c916602ca3 } from '../../../../plugins/catalog/merch-list/view'
import { MerchScreenView as MerchScreenView_7838910c39a5316f2d9d52d2d642a138 } from '../../../../plugins/catalog/merch/view'
import { PostsView as PostsView_41eb88bba90c1c00a901906d02474afa } from '../../../../plugins/posts/list/view'
import { NewPostView as NewPostView_56cce0905fbfd39a017353bdfd6a667c } from '../../../../plugins/posts/new/view'
import { ComposerView as ComposerView_56c8565920525cdc895f08deedf272fe } from '../../../../plugins/posts/composer/view'
import { ShowsView as ShowsView_7b70001de33aea514f429360f28c533d } from '../../../../plugins/shows/list/view'
import { TourView as TourView_359f2a1a78bddd8e2c2c29c848db4cd3 } from '../../../../plugins/shows/many/tour-view'
import { ShowView as ShowView_a9eccfe876c32843d2fd65733e4a0008 } from '../../../../plugins/shows/show/view'
import { GuestsView as GuestsView_3bbfeddae42d2e31fda1fa4b66bcc57a } from '../../../../plugins/shows/door/guests-view'
import { PeopleView as PeopleView_a5784cb5caa7906b5826dc5997cf4d0d } from '../../../../plugins/audience/people/people-view'
import { PersonView as PersonView_9f3a6f1aee83b5bad50a0bcd3539ddda } from '../../../../plugins/audience/person/person-view'
import { NumbersView as NumbersView_32576255be87b346849a315bea916522 } from '../../../../plugins/insights/numbers/view'
import { DashboardView as DashboardView_7007a05ed8df3e91040aecf99eb35747 } from '../../../../plugins/insights/dashboard/view'
import { FailedJobsView as FailedJobsView_c01773b77d5a1e4a6163a72f931b88f2 } from '../../../../plugins/operations/failed-jobs/view'
import { DomainsView as DomainsView_abfc20fb3c7d6e77922f117c59a7b530 } from '../../../../plugins/domains/admin/domains-view'
import { TeamView as TeamView_5fa9b712dd8eb81d210cb51fe52b8ae6 } from '../../../../plugins/team/screens/team-view'
import { InviteArtistView as InviteArtistView_132f12743237e2dc08e1849bfb1b34ee } from '../../../../plugins/team/screens/invite-artist-view'
import { JoinView as JoinView_21c481512bb26bd1d93b090356e1668c } from '../../../../plugins/team/screens/join-view'
import { ApiKeysView as ApiKeysView_8d70728d72000f208620c01ecb570395 } from '../../../../plugins/api-keys/screens/api-keys-view'
import { WebhooksView as WebhooksView_27cb36758007787bba7c49144635a873 } from '../../../../plugins/webhooks/screens/webhooks-view'
import { WebhookView as WebhookView_ae0229904dcf38fa60af3e91b082b78e } from '../../../../plugins/webhooks/screens/webhook-view'
import { ConnectionsView as ConnectionsView_31408858ba144407dda0109951fc251a } from '../../../../plugins/webhooks/screens/connections-view'
import { ConnectionView as ConnectionView_0d20059f20e6fc949271079e49e4c5b3 } from '../../../../plugins/webhooks/screens/connection-view'
import { AutomationsView as AutomationsView_e45d6ef4d07fb6f76d0caebf022cc30c } from '../../../../plugins/automations/screens/automations-view'
import { AutomationView as AutomationView_16b6d3312310f68256615211767f3863 } from '../../../../plugins/automations/screens/automation-view'
import { TakeAlongView as TakeAlongView_a4f1f3fe81ecef2b60bf4b9886bd9548 } from '../../../../plugins/take-along/take-along-view'
import { DeleteSiteView as DeleteSiteView_eb150243abb69d2d5251fec4f6efbe18 } from '../../../../plugins/take-along/deletion/delete-site-view'
import { SourcesView as SourcesView_9a6ae68e7dbdfe5f9f27fa53e256f0ee } from '../../../../plugins/move-in/screens/sources-view'
import { ImportView as ImportView_b79476e34f8127463ab9a171255e9327 } from '../../../../plugins/move-in/screens/import-view'
import { PluginScreen as PluginScreen_2d7a1e53f920b41c9979a710dbe0c5a5 } from '../../../../plugins/_kit/plugin-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { Countdowns as Countdowns_bf0d48f6c18e19082fe719b97679756a } from '../../../../examples/encore/admin/countdowns'
import { FindShortcut as FindShortcut_251bfc8b732b185dbf855a63ff79edf4 } from '../../../../plugins/studio/find/find-shortcut'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/cells/site-cell#SiteCell": SiteCell_d2d2e075bd531363ff2183d0b4041ce3,
  "@payloadcms/plugin-multi-tenant/client#TenantField": TenantField_1d0591e3cf4f332c83a86da13a0de59a,
  "/collections/pages/components/title-cell#TitleCell": TitleCell_e39f908d79b0d99bcd34304a0becf4c7,
  "/src/admin/cells/number-cell#NumberCell": NumberCell_4f9672fb73e62aba9e63c15d31a4cdc3,
  "/src/admin/cells/yes-no-cell#YesNoCell": YesNoCell_939714775cc550f62b6ccbf2a3d50bb7,
  "/src/admin/cells/date-cell#DateCell": DateCell_aff07caa8303d756ac024cc3850eb772,
  "/plugins/studio/lists/empty-list#EmptyList": EmptyList_692e7ae6fa3d5e028cdfe2d0aacae16b,
  "/src/admin/form-answers/open-form#OpenForm": OpenForm_9fe233bcbb73af543315443d40e0df3d,
  "@payloadcms/plugin-multi-tenant/client#AssignTenantFieldTrigger": AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a,
  "/plugins/visual-editor/publish-check/publish-link#PublishLink": PublishLink_ac9c195f6b98ff1b645cf58f29b60e0b,
  "/src/admin/autosave/save-control#SaveControl": SaveControl_bb1709bc29d3eb0e57967eb3f4c34bdd,
  "/plugins/visual-editor/view#BuilderView": BuilderView_5f9ce9b40a2b7418e5e92b71b6c238fc,
  "/src/admin/cells/file-size-cell#FileSizeCell": FileSizeCell_3248e574e92163ff6b52fcb81de78cd4,
  "/plugins/commerce/downloads/admin/delivery-panel#DeliveryPanel": DeliveryPanel_eb57d4935693d873662787e4b0f558a8,
  "/collections/products/components/title-cell#TitleCell": TitleCell_4247708869cb850abd7ac63d9319ec1c,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "/plugins/rich-text/field/server#RichTextFieldServer": RichTextFieldServer_130d40a472699e2f7b7d1fbfb408d6ff,
  "/plugins/rich-text/field/diff#RichTextDiff": RichTextDiff_16def8656f93407e8172b63bcb576a82,
  "/plugins/catalog/songs/admin/songs-field#SongsField": SongsField_342a0d578b0285b67a8f7a5e51d78ac0,
  "/collections/_fields/dollar-cell#DollarCell": DollarCell_ca38adc39e9ac1831b9a8dae4404d9b7,
  "/collections/_fields/dollar-input#DollarInput": DollarInput_8e60c6377586e1311b79a713132e84d8,
  "/collections/tracks/components/length-cell#LengthCell": LengthCell_a976c947948c2d545d0e4fc765e937ed,
  "/collections/tracks/components/song-sound#SongSoundCell": SongSoundCell_911d1f086d66a0dca1a575c1f7f093b1,
  "/collections/tracks/components/song-sound#SongSoundField": SongSoundField_911d1f086d66a0dca1a575c1f7f093b1,
  "/collections/audio-files/components/upload-sound#UploadSoundCell": UploadSoundCell_74c04eae80dd4dfcaa2b24b2339a466f,
  "/collections/audio-files/components/upload-sound#UploadSoundField": UploadSoundField_74c04eae80dd4dfcaa2b24b2339a466f,
  "/src/admin/cells/email-cell#EmailCell": EmailCell_e2b588d9a056caabc3c8ba9df6d4f754,
  "/collections/_fields/email-input#EmailInput": EmailInput_2050b57768b72425d8100d18fbc2db0b,
  "/src/admin/cells/account-cell#FanCell": FanCell_68209ab09bca81fbaa8de990a5fee166,
  "/src/admin/cells/account-cell#FanField": FanField_68209ab09bca81fbaa8de990a5fee166,
  "/plugins/commerce/admin/order-cells#StatusCell": StatusCell_1d6d39e605c8906e57b9e0c989e297dd,
  "/plugins/commerce/admin/order-cells#ItemsCell": ItemsCell_1d6d39e605c8906e57b9e0c989e297dd,
  "/plugins/commerce/admin/order-cells#TotalCell": TotalCell_1d6d39e605c8906e57b9e0c989e297dd,
  "/plugins/commerce/admin/order-redirect#OrderRedirect": OrderRedirect_6b7323a7d7e53f89190bf85eef0e526a,
  "/plugins/commerce/memberships/admin/member-cells#DollarCell": DollarCell_975bc9038af06bf221e1a0a0d9f461aa,
  "/plugins/commerce/memberships/admin/tier-panel#TierPanel": TierPanel_d998a63938b43c2eeed1e9aa61272c49,
  "/src/admin/embed-field/embed-field#EmbedField": EmbedField_047d7c36da95c03faa9d1cd97c683a11,
  "/src/admin/cells/account-cell#AccountCell": AccountCell_68209ab09bca81fbaa8de990a5fee166,
  "/plugins/commerce/memberships/admin/member-cells#StandingCell": StandingCell_975bc9038af06bf221e1a0a0d9f461aa,
  "/plugins/commerce/memberships/admin/member-cells#PriceCell": PriceCell_975bc9038af06bf221e1a0a0d9f461aa,
  "/plugins/commerce/memberships/admin/member-list-head#MemberListHead": MemberListHead_4dfcc521ceb22e6f3fa741d8b89788eb,
  "/plugins/commerce/memberships/admin/member-page#MemberPage": MemberPage_c65bcc493d277c56ff2d0ee065f0114d,
  "/collections/subscribers/components/unreachable#Unreachable": Unreachable_5acc88b7657e5c83865075537397ce89,
  "/plugins/moderation/admin/blocked-cell#BlockedCell": BlockedCell_65444464d22b95e26d80ef90243e430a,
  "/plugins/audience/person/person-cell#PersonCell": PersonCell_7c7cf315a049342ef2309a18bb031533,
  "/src/admin/autosave/save-control#AccountButton": AccountButton_bb1709bc29d3eb0e57967eb3f4c34bdd,
  "/collections/mail-log/components/mail-status#MailStatus": MailStatus_5fb303176ceb7405cee4ad414d7029ff,
  "/collections/mail-log/components/mail-preview#MailPreview": MailPreview_cabaaf9d377ef34e2e5b18f1484ef4b8,
  "/collections/mail-log/components/kind-cell#KindCell": KindCell_65afeb0195d2de8c1106d107b651ea3d,
  "/collections/mail-log/components/mailing-filter#MailingFilter": MailingFilter_c3853ae840999665562f4d6a3ef53ed9,
  "/collections/mail-log/components/mail-filters#MailFilters": MailFilters_3f205a29035a616558f36a52e5eb3802,
  "/collections/profiles/components/theme-choice#ThemeCell": ThemeCell_7612f459da0415c04e8f74b6e6d582df,
  "/collections/profiles/components/theme-choice#ThemeChoice": ThemeChoice_7612f459da0415c04e8f74b6e6d582df,
  "/collections/events/components/time-zone-field#TimeZoneField": TimeZoneField_719c5a3e92ca1cee1bf032afe5a79fbf,
  "/collections/profiles/components/watch-profile.client#WatchProfile": WatchProfile_8c30182eb27e91d71a7219135b5333fe,
  "/plugins/domains/admin/domain-proof#DomainProof": DomainProof_f2c1f1ccf9181f9aefc7568d4012d84a,
  "/plugins/domains/admin/proof-cell#ProofCell": ProofCell_b744cde1844fe6a785c778ea56cc2baa,
  "/collections/users/components/current-password#CurrentPassword": CurrentPassword_a10c363f1aef3398f1902a67e58eb86a,
  "/plugins/studio/own-account/platform-fields.client#PlatformSelect": PlatformSelect_454f054096a698aad5f34a41cd60da0f,
  "/plugins/studio/own-account/platform-fields.client#PlatformArray": PlatformArray_454f054096a698aad5f34a41cd60da0f,
  "/collections/posts/components/readers-cell#ReadersCell": ReadersCell_4e60b7088d23b99e6a3492dc22f385a4,
  "/plugins/moderation/admin/comment-cells#PostCell": PostCell_a4b6f8a00cd16d4010c08e91980f7d39,
  "/plugins/moderation/admin/comment-cells#CommenterCell": CommenterCell_a4b6f8a00cd16d4010c08e91980f7d39,
  "/plugins/moderation/admin/comment-cells#CommenterField": CommenterField_a4b6f8a00cd16d4010c08e91980f7d39,
  "/plugins/moderation/admin/comment-cells#CommentTextCell": CommentTextCell_a4b6f8a00cd16d4010c08e91980f7d39,
  "/plugins/moderation/admin/actions-cell#ActionsCell": ActionsCell_22a7627b81fe1fe143c9150f3ac4123f,
  "/plugins/moderation/admin/comment-list-head#CommentListHead": CommentListHead_422342c59124a999b30814a4fcd3b507,
  "/plugins/commerce/tickets/admin/event-panels#EventPanels": EventPanels_8978bca1128bbae82a157cf653870749,
  "/plugins/commerce/waitlist/admin/waitlist-panel#WaitlistPanel": WaitlistPanel_3dc38f7a86b2f932433c2df8b9b394b3,
  "/plugins/commerce/tickets/admin/door-view#DoorView": DoorView_4558cd3b93e54d420ff013d0368ea080,
  "/plugins/newsletters/admin/list-panel#ListPanel": ListPanel_8c011798345f5410734ecfe1f9219e87,
  "/plugins/newsletters/admin/newsletter-panel#NewsletterPanel": NewsletterPanel_73899092d0606ab271372a6c85f2fa95,
  "/plugins/audience/segments/newsletter-reach#NewsletterReach": NewsletterReach_f7610735ae8edee78484afe53884220f,
  "/collections/newsletters/components/receivers-cell#ReceiversCell": ReceiversCell_62d556d8e67d9156315a25527a887acf,
  "/plugins/visual-editor/emails/list-view#EmailListView": EmailListView_7a1619cd89281a20a73fe0488f217c19,
  "/plugins/commerce/downloads/admin/codes-panel#CodesPanel": CodesPanel_f74b4a2d41a9a61625a53ad302c9c350,
  "/collections/discount-codes/components/least-charge-note#LeastChargeNote": LeastChargeNote_5ed1c35d18d60df89487b55832b10961,
  "/collections/audit-log/components/audit-details#AuditDetails": AuditDetails_e15ed65777003c9a493c53d426480140,
  "/collections/audit-log/components/audit-filters#AuditFilters": AuditFilters_7dd831bcb27e794fdc8922d70bb90210,
  "/plugins/audience/segments/rules-cell#RulesCell": RulesCell_5b4ad8ea206a9025eda988a3203c09dd,
  "/plugins/audience/segments/rules-field#RulesField": RulesField_94bc1a7665ea8d2d17a136203ec0e36b,
  "/plugins/studio/nav/nav#StudioNav": StudioNav_f7cb8c50ff8e13f588893b9a1f2fabe3,
  "/src/admin/support/support-bar#SupportBar": SupportBar_2940e02d03cf63e828b1913a7e388155,
  "/plugins/studio/brand/home-icon#HomeIcon": HomeIcon_e158f955a5ce7ffbd5d10d73890bceca,
  "/plugins/studio/brand/brand#LoginLogo": LoginLogo_fd9772d05baf420aff2850b86b847977,
  "@payloadcms/plugin-multi-tenant/rsc#GlobalViewRedirect": GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62,
  "/examples/encore/admin/countdowns#NextCountdown": NextCountdown_bf0d48f6c18e19082fe719b97679756a,
  "/plugins/arrival/sign-up/sign-up-link#SignUpLink": SignUpLink_47ba969709d5562f0984efb6285db9cb,
  "/plugins/_kit/plugin-nav-link#PluginNavLink": PluginNavLink_c7acf2b31f9b988216bfa85e48fa4fd4,
  "/plugins/visual-editor/first-steps/lead-to-first-steps#LeadToFirstSteps": LeadToFirstSteps_93d2ef2569e9cc68f26d1529da1b5a46,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelector": TenantSelector_d6d5f193a167989e2ee7d14202901e62,
  "/plugins/studio/trusted-types/script-policy.client#ScriptPolicy": ScriptPolicy_21371ce5332a651ad90c42ef6325bb70,
  "/src/admin/form-answers/form-answers#FormAnswers": FormAnswers_17f3e6948e764ad289665ffc4f342b5b,
  "/src/admin/dates/date-format.client#DateFormat": DateFormat_096d9b9770d7f5f37ee0a2358ec7a733,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelectionProvider": TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62,
  "/plugins/visual-editor/first-steps/view#FirstStepsView": FirstStepsView_79300def25172822f6471f206cb416d6,
  "/plugins/visual-editor/emails/builder-view#EmailBuilderView": EmailBuilderView_226406b9ae89cf2c1d7de6f9a524a2d5,
  "/plugins/visual-editor/emails/newsletter-view#NewsletterBuilderView": NewsletterBuilderView_4afccab47fb93c05cd28d8693749e39f,
  "/plugins/arrival/log-in/log-in-view#LogInView": LogInView_9453b9f78eeee6b7779c4973c45ac1d3,
  "/plugins/arrival/log-in/forgot-password-view#ForgotPasswordView": ForgotPasswordView_1e8e9461ecda79a10458fb45d283f7b0,
  "/plugins/arrival/sign-up/view#SignUpView": SignUpView_61692be46efe62918218bdd6a63a8ace,
  "/plugins/commerce/payouts/payouts-view#PayoutsView": PayoutsView_eef96fea84c7f327f40f62e99f608e90,
  "/plugins/commerce/money/screen/money-view#MoneyView": MoneyView_ac4fd862f42ce956e6502724e2a581b6,
  "/plugins/commerce/invoices/admin/invoices-view#InvoicesView": InvoicesView_097421578c5d465b688edfe56464818c,
  "/plugins/commerce/invoices/admin/seller-view#SellerView": SellerView_8c2f1c497e2d407e9412f76cfa48da5a,
  "/plugins/commerce/fulfilment/board/view#OrdersView": OrdersView_c76c596f5ea0e99132822252e37fbc47,
  "/plugins/commerce/admin/order-page#OrderPage": OrderPage_4b00d55982ad0723936c5c2e7b6a8170,
  "/plugins/catalog/music-list/view#MusicListView": MusicListView_d3d839f5daca1267187ada0af7692846,
  "/plugins/catalog/release/view#ReleaseView": ReleaseView_1d150754d33347f03cc0704df7042ea9,
  "/plugins/catalog/merch-list/view#MerchView": MerchView_526a46fd4b02e3f6210d21c916602ca3,
  "/plugins/catalog/merch/view#MerchScreenView": MerchScreenView_7838910c39a5316f2d9d52d2d642a138,
  "/plugins/posts/list/view#PostsView": PostsView_41eb88bba90c1c00a901906d02474afa,
  "/plugins/posts/new/view#NewPostView": NewPostView_56cce0905fbfd39a017353bdfd6a667c,
  "/plugins/posts/composer/view#ComposerView": ComposerView_56c8565920525cdc895f08deedf272fe,
  "/plugins/shows/list/view#ShowsView": ShowsView_7b70001de33aea514f429360f28c533d,
  "/plugins/shows/many/tour-view#TourView": TourView_359f2a1a78bddd8e2c2c29c848db4cd3,
  "/plugins/shows/show/view#ShowView": ShowView_a9eccfe876c32843d2fd65733e4a0008,
  "/plugins/shows/door/guests-view#GuestsView": GuestsView_3bbfeddae42d2e31fda1fa4b66bcc57a,
  "/plugins/audience/people/people-view#PeopleView": PeopleView_a5784cb5caa7906b5826dc5997cf4d0d,
  "/plugins/audience/person/person-view#PersonView": PersonView_9f3a6f1aee83b5bad50a0bcd3539ddda,
  "/plugins/insights/numbers/view#NumbersView": NumbersView_32576255be87b346849a315bea916522,
  "/plugins/insights/dashboard/view#DashboardView": DashboardView_7007a05ed8df3e91040aecf99eb35747,
  "/plugins/operations/failed-jobs/view#FailedJobsView": FailedJobsView_c01773b77d5a1e4a6163a72f931b88f2,
  "/plugins/domains/admin/domains-view#DomainsView": DomainsView_abfc20fb3c7d6e77922f117c59a7b530,
  "/plugins/team/screens/team-view#TeamView": TeamView_5fa9b712dd8eb81d210cb51fe52b8ae6,
  "/plugins/team/screens/invite-artist-view#InviteArtistView": InviteArtistView_132f12743237e2dc08e1849bfb1b34ee,
  "/plugins/team/screens/join-view#JoinView": JoinView_21c481512bb26bd1d93b090356e1668c,
  "/plugins/api-keys/screens/api-keys-view#ApiKeysView": ApiKeysView_8d70728d72000f208620c01ecb570395,
  "/plugins/webhooks/screens/webhooks-view#WebhooksView": WebhooksView_27cb36758007787bba7c49144635a873,
  "/plugins/webhooks/screens/webhook-view#WebhookView": WebhookView_ae0229904dcf38fa60af3e91b082b78e,
  "/plugins/webhooks/screens/connections-view#ConnectionsView": ConnectionsView_31408858ba144407dda0109951fc251a,
  "/plugins/webhooks/screens/connection-view#ConnectionView": ConnectionView_0d20059f20e6fc949271079e49e4c5b3,
  "/plugins/automations/screens/automations-view#AutomationsView": AutomationsView_e45d6ef4d07fb6f76d0caebf022cc30c,
  "/plugins/automations/screens/automation-view#AutomationView": AutomationView_16b6d3312310f68256615211767f3863,
  "/plugins/take-along/take-along-view#TakeAlongView": TakeAlongView_a4f1f3fe81ecef2b60bf4b9886bd9548,
  "/plugins/take-along/deletion/delete-site-view#DeleteSiteView": DeleteSiteView_eb150243abb69d2d5251fec4f6efbe18,
  "/plugins/move-in/screens/sources-view#SourcesView": SourcesView_9a6ae68e7dbdfe5f9f27fa53e256f0ee,
  "/plugins/move-in/screens/import-view#ImportView": ImportView_b79476e34f8127463ab9a171255e9327,
  "/plugins/_kit/plugin-view#PluginScreen": PluginScreen_2d7a1e53f920b41c9979a710dbe0c5a5,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/examples/encore/admin/countdowns#Countdowns": Countdowns_bf0d48f6c18e19082fe719b97679756a,
  "/plugins/studio/find/find-shortcut#FindShortcut": FindShortcut_251bfc8b732b185dbf855a63ff79edf4
}
