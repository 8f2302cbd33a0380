export const testPaymentsNotice = 'Test payments – no money is taken'
