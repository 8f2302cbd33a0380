/** For tools that load the Payload config and never open the database. */
process.env.DATABASE_URL ||= 'postgres://nobody@127.0.0.1:1/unused'
process.env.PAYLOAD_SECRET ||= 'unused-unused-0123456789-unused-unused'
process.env.DISABLE_PAYLOAD_HMR = 'true'
