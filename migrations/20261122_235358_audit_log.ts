import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_log_actor_type" AS ENUM('owner', 'platform-admin', 'system');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('signed_in', 'sign_in_stopped', 'order_refunded', 'order_cancelled', 'data_exported', 'membership_given', 'membership_ended', 'price_changed', 'document_deleted', 'payments_connected', 'platform_fee_changed', 'user_added', 'user_changed', 'user_removed');
  CREATE TABLE "audit_log" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"summary" varchar NOT NULL,
  	"actor_label" varchar NOT NULL,
  	"actor_type" "enum_audit_log_actor_type" NOT NULL,
  	"actor" varchar,
  	"action" "enum_audit_log_action" NOT NULL,
  	"target_collection" varchar NOT NULL,
  	"target_id" varchar NOT NULL,
  	"target_label" varchar NOT NULL,
  	"details" jsonb,
  	"request_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "audit_log_profile_idx" ON "audit_log" USING btree ("profile_id");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");`)
  await db.execute(sql.raw(`CREATE OR REPLACE FUNCTION guard_audit_log() RETURNS trigger LANGUAGE plpgsql AS $guard$
BEGIN
  -- A site that is deleted leaves its lines behind, without it.
  IF TG_OP = 'UPDATE' THEN
    IF NEW.profile_id IS NULL
      AND to_jsonb(NEW) - 'profile_id' = to_jsonb(OLD) - 'profile_id'
      AND NOT EXISTS (SELECT 1 FROM profiles WHERE id = OLD.profile_id)
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'The audit log is only ever added to' USING ERRCODE = 'insufficient_privilege';
END
$guard$;
CREATE TRIGGER audit_log_guard BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION guard_audit_log();
CREATE TRIGGER audit_log_guard_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION guard_audit_log();
`))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "audit_log" CASCADE;
  DROP FUNCTION IF EXISTS guard_audit_log();
  DROP TYPE IF EXISTS "public"."enum_audit_log_actor_type";
  DROP TYPE IF EXISTS "public"."enum_audit_log_action";`)
}
