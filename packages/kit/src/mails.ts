export { mailLinkProp, mailOf, mailThemeOf, ownColor, wholeUrl } from '@/email-blocks/_kit/props'
export { Hint, Row } from '@/email-blocks/_kit/row'
