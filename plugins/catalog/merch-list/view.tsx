export const MerchView = () => null
