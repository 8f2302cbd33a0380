export { MembersLayout as default } from '@/site/pages/members/members-layout'
