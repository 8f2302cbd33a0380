import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_visibility" AS ENUM('public', 'members', 'paid', 'tiers');
  CREATE TYPE "public"."enum_gifts_status" AS ENUM('pending_payment', 'scheduled', 'sent', 'claimed', 'cancelled');
  CREATE TYPE "public"."enum_tickets_status" AS ENUM('valid', 'void');
  CREATE TYPE "public"."enum_shipping_rates_countries" AS ENUM('AF', 'AL', 'DZ', 'AD', 'AO', 'AI', 'AG', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BH', 'BD', 'BB', 'BY', 'BE', 'BZ', 'BJ', 'BM', 'BT', 'BO', 'BA', 'BW', 'BR', 'VG', 'BN', 'BG', 'BF', 'BI', 'KH', 'CM', 'CA', 'CV', 'KY', 'CF', 'TD', 'CL', 'CN', 'CO', 'KM', 'CG', 'CD', 'CK', 'CR', 'CI', 'HR', 'CU', 'CW', 'CY', 'CZ', 'DK', 'DJ', 'DM', 'DO', 'EC', 'EG', 'SV', 'GQ', 'ER', 'EE', 'SZ', 'ET', 'FK', 'FO', 'FJ', 'FI', 'FR', 'GF', 'PF', 'GA', 'GM', 'GE', 'DE', 'GH', 'GI', 'GR', 'GL', 'GD', 'GP', 'GU', 'GT', 'GG', 'GN', 'GW', 'GY', 'HT', 'HN', 'HK', 'HU', 'IS', 'IN', 'ID', 'IR', 'IQ', 'IE', 'IM', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'KZ', 'KE', 'KI', 'KW', 'KG', 'LA', 'LV', 'LB', 'LS', 'LR', 'LY', 'LI', 'LT', 'LU', 'MO', 'MG', 'MW', 'MY', 'MV', 'ML', 'MT', 'MH', 'MQ', 'MR', 'MU', 'YT', 'MX', 'FM', 'MD', 'MC', 'MN', 'ME', 'MS', 'MA', 'MZ', 'MM', 'NA', 'NR', 'NP', 'NL', 'NC', 'NZ', 'NI', 'NE', 'NG', 'KP', 'MK', 'MP', 'NO', 'OM', 'PK', 'PW', 'PS', 'PA', 'PG', 'PY', 'PE', 'PH', 'PL', 'PT', 'PR', 'QA', 'RE', 'RO', 'RU', 'RW', 'WS', 'SM', 'ST', 'SA', 'SN', 'RS', 'SC', 'SL', 'SG', 'SX', 'SK', 'SI', 'SB', 'SO', 'ZA', 'KR', 'SS', 'ES', 'LK', 'KN', 'LC', 'PM', 'VC', 'SD', 'SR', 'SE', 'CH', 'SY', 'TW', 'TJ', 'TZ', 'TH', 'TL', 'TG', 'TO', 'TT', 'TN', 'TR', 'TM', 'TC', 'TV', 'VI', 'UG', 'UA', 'AE', 'GB', 'US', 'UY', 'UZ', 'VU', 'VA', 'VE', 'VN', 'YE', 'ZM', 'ZW');
  CREATE TYPE "public"."enum_tax_rates_country" AS ENUM('AF', 'AL', 'DZ', 'AD', 'AO', 'AI', 'AG', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BH', 'BD', 'BB', 'BY', 'BE', 'BZ', 'BJ', 'BM', 'BT', 'BO', 'BA', 'BW', 'BR', 'VG', 'BN', 'BG', 'BF', 'BI', 'KH', 'CM', 'CA', 'CV', 'KY', 'CF', 'TD', 'CL', 'CN', 'CO', 'KM', 'CG', 'CD', 'CK', 'CR', 'CI', 'HR', 'CU', 'CW', 'CY', 'CZ', 'DK', 'DJ', 'DM', 'DO', 'EC', 'EG', 'SV', 'GQ', 'ER', 'EE', 'SZ', 'ET', 'FK', 'FO', 'FJ', 'FI', 'FR', 'GF', 'PF', 'GA', 'GM', 'GE', 'DE', 'GH', 'GI', 'GR', 'GL', 'GD', 'GP', 'GU', 'GT', 'GG', 'GN', 'GW', 'GY', 'HT', 'HN', 'HK', 'HU', 'IS', 'IN', 'ID', 'IR', 'IQ', 'IE', 'IM', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'KZ', 'KE', 'KI', 'KW', 'KG', 'LA', 'LV', 'LB', 'LS', 'LR', 'LY', 'LI', 'LT', 'LU', 'MO', 'MG', 'MW', 'MY', 'MV', 'ML', 'MT', 'MH', 'MQ', 'MR', 'MU', 'YT', 'MX', 'FM', 'MD', 'MC', 'MN', 'ME', 'MS', 'MA', 'MZ', 'MM', 'NA', 'NR', 'NP', 'NL', 'NC', 'NZ', 'NI', 'NE', 'NG', 'KP', 'MK', 'MP', 'NO', 'OM', 'PK', 'PW', 'PS', 'PA', 'PG', 'PY', 'PE', 'PH', 'PL', 'PT', 'PR', 'QA', 'RE', 'RO', 'RU', 'RW', 'WS', 'SM', 'ST', 'SA', 'SN', 'RS', 'SC', 'SL', 'SG', 'SX', 'SK', 'SI', 'SB', 'SO', 'ZA', 'KR', 'SS', 'ES', 'LK', 'KN', 'LC', 'PM', 'VC', 'SD', 'SR', 'SE', 'CH', 'SY', 'TW', 'TJ', 'TZ', 'TH', 'TL', 'TG', 'TO', 'TT', 'TN', 'TR', 'TM', 'TC', 'TV', 'VI', 'UG', 'UA', 'AE', 'GB', 'US', 'UY', 'UZ', 'VU', 'VA', 'VE', 'VN', 'YE', 'ZM', 'ZW');
  CREATE TYPE "public"."enum_tax_rates_pricing" AS ENUM('included', 'added');
  CREATE TYPE "public"."enum_tax_rates_applies_to" AS ENUM('all', 'physical', 'digital');
  CREATE TYPE "public"."enum_discount_codes_kind" AS ENUM('percent', 'amount');
  ALTER TYPE "public"."enum_orders_needs_review" ADD VALUE 'refund_failed';
  CREATE TABLE "gifts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"order_id" uuid NOT NULL,
  	"line" numeric NOT NULL,
  	"title" varchar NOT NULL,
  	"status" "enum_gifts_status" DEFAULT 'pending_payment' NOT NULL,
  	"recipient_name" varchar NOT NULL,
  	"recipient_email" varchar NOT NULL,
  	"giver_name" varchar,
  	"message" varchar,
  	"deliver_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"claimed_at" timestamp(3) with time zone,
  	"claimed_email" varchar,
  	"account_id" uuid,
  	"address_name" varchar,
  	"address_street" varchar,
  	"address_zip_code" varchar,
  	"address_city" varchar,
  	"address_country" varchar,
  	"link_version" numeric DEFAULT 1 NOT NULL,
  	"mails" numeric DEFAULT 0 NOT NULL,
  	"claim_hash" varchar,
  	"key_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tickets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"code" varchar NOT NULL,
  	"event_id" uuid,
  	"variant_id" uuid,
  	"order_id" uuid NOT NULL,
  	"line" numeric NOT NULL,
  	"unit" numeric NOT NULL,
  	"kind" varchar,
  	"holder_name" varchar,
  	"holder_email" varchar NOT NULL,
  	"account_id" uuid,
  	"status" "enum_tickets_status" DEFAULT 'valid' NOT NULL,
  	"checked_in_at" timestamp(3) with time zone,
  	"checked_in_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shipping_rates_countries" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_shipping_rates_countries",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "shipping_rates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"name" varchar DEFAULT 'Standard' NOT NULL,
  	"first_item_minor" numeric DEFAULT 0 NOT NULL,
  	"extra_item_minor" numeric DEFAULT 0 NOT NULL,
  	"free_from_minor" numeric,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tax_rates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"name" varchar DEFAULT 'VAT' NOT NULL,
  	"country" "enum_tax_rates_country",
  	"percent" numeric NOT NULL,
  	"pricing" "enum_tax_rates_pricing" DEFAULT 'included' NOT NULL,
  	"applies_to" "enum_tax_rates_applies_to" DEFAULT 'all' NOT NULL,
  	"on_shipping" boolean DEFAULT true,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "discount_codes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"code" varchar NOT NULL,
  	"kind" "enum_discount_codes_kind" DEFAULT 'percent' NOT NULL,
  	"percent" numeric DEFAULT 10,
  	"amount_minor" numeric,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"max_uses" numeric,
  	"once_per_buyer" boolean DEFAULT true,
  	"members_only" boolean DEFAULT false,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "discount_codes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  ALTER TABLE "products" ADD COLUMN "visibility" "enum_products_visibility" DEFAULT 'public';
  ALTER TABLE "products_rels" ADD COLUMN "membership_tiers_id" uuid;
  ALTER TABLE "variants" ADD COLUMN "member_price_minor" numeric;
  ALTER TABLE "variants" ADD COLUMN "release_at" timestamp(3) with time zone;
  ALTER TABLE "orders_items" ADD COLUMN "list_unit_minor" numeric;
  ALTER TABLE "orders_items" ADD COLUMN "discount_minor" numeric DEFAULT 0;
  ALTER TABLE "orders_items" ADD COLUMN "tax_minor" numeric DEFAULT 0;
  ALTER TABLE "orders_items" ADD COLUMN "tax_included" boolean DEFAULT false;
  ALTER TABLE "orders_items" ADD COLUMN "tax_name" varchar;
  ALTER TABLE "orders_items" ADD COLUMN "tax_percent" numeric;
  ALTER TABLE "orders_items" ADD COLUMN "release_at" timestamp(3) with time zone;
  ALTER TABLE "orders_items" ADD COLUMN "gift_for" varchar;
  ALTER TABLE "orders" ADD COLUMN "buyer_name" varchar;
  ALTER TABLE "orders" ADD COLUMN "discount_minor" numeric DEFAULT 0;
  ALTER TABLE "orders" ADD COLUMN "discount_code_id" uuid;
  ALTER TABLE "orders" ADD COLUMN "discount_text" varchar;
  ALTER TABLE "orders" ADD COLUMN "shipping_rate_name" varchar;
  ALTER TABLE "orders" ADD COLUMN "tax_included_minor" numeric DEFAULT 0;
  ALTER TABLE "orders" ADD COLUMN "tax_country" varchar;
  ALTER TABLE "orders" ADD COLUMN "tip_minor" numeric DEFAULT 0;
  ALTER TABLE "entitlements" ADD COLUMN "available_from" timestamp(3) with time zone;
  ALTER TABLE "entitlements" ADD COLUMN "announced_at" timestamp(3) with time zone;
  ALTER TABLE "profiles" ADD COLUMN "takes_tips" boolean DEFAULT true;
  ALTER TABLE "refunds" ADD COLUMN "attempt" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "gifts" ADD CONSTRAINT "gifts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gifts" ADD CONSTRAINT "gifts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gifts" ADD CONSTRAINT "gifts_account_id_public_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."public_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_account_id_public_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."public_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_checked_in_by_id_users_id_fk" FOREIGN KEY ("checked_in_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shipping_rates_countries" ADD CONSTRAINT "shipping_rates_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shipping_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "discount_codes_rels" ADD CONSTRAINT "discount_codes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."discount_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "discount_codes_rels" ADD CONSTRAINT "discount_codes_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "gifts_profile_idx" ON "gifts" USING btree ("profile_id");
  CREATE INDEX "gifts_order_idx" ON "gifts" USING btree ("order_id");
  CREATE INDEX "gifts_recipient_email_idx" ON "gifts" USING btree ("recipient_email");
  CREATE INDEX "gifts_claimed_email_idx" ON "gifts" USING btree ("claimed_email");
  CREATE INDEX "gifts_account_idx" ON "gifts" USING btree ("account_id");
  CREATE UNIQUE INDEX "gifts_claim_hash_idx" ON "gifts" USING btree ("claim_hash");
  CREATE UNIQUE INDEX "gifts_key_hash_idx" ON "gifts" USING btree ("key_hash");
  CREATE INDEX "gifts_updated_at_idx" ON "gifts" USING btree ("updated_at");
  CREATE INDEX "gifts_created_at_idx" ON "gifts" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_line_idx" ON "gifts" USING btree ("order_id","line");
  CREATE INDEX "status_deliverAt_idx" ON "gifts" USING btree ("status","deliver_at");
  CREATE INDEX "tickets_profile_idx" ON "tickets" USING btree ("profile_id");
  CREATE UNIQUE INDEX "tickets_code_idx" ON "tickets" USING btree ("code");
  CREATE INDEX "tickets_event_idx" ON "tickets" USING btree ("event_id");
  CREATE INDEX "tickets_variant_idx" ON "tickets" USING btree ("variant_id");
  CREATE INDEX "tickets_order_idx" ON "tickets" USING btree ("order_id");
  CREATE INDEX "tickets_holder_email_idx" ON "tickets" USING btree ("holder_email");
  CREATE INDEX "tickets_account_idx" ON "tickets" USING btree ("account_id");
  CREATE INDEX "tickets_checked_in_by_idx" ON "tickets" USING btree ("checked_in_by_id");
  CREATE INDEX "tickets_updated_at_idx" ON "tickets" USING btree ("updated_at");
  CREATE INDEX "tickets_created_at_idx" ON "tickets" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_line_unit_1_idx" ON "tickets" USING btree ("order_id","line","unit");
  CREATE INDEX "event_status_holderName_idx" ON "tickets" USING btree ("event_id","status","holder_name");
  CREATE INDEX "shipping_rates_countries_order_idx" ON "shipping_rates_countries" USING btree ("order");
  CREATE INDEX "shipping_rates_countries_parent_idx" ON "shipping_rates_countries" USING btree ("parent_id");
  CREATE INDEX "shipping_rates_profile_idx" ON "shipping_rates" USING btree ("profile_id");
  CREATE INDEX "shipping_rates_updated_at_idx" ON "shipping_rates" USING btree ("updated_at");
  CREATE INDEX "shipping_rates_created_at_idx" ON "shipping_rates" USING btree ("created_at");
  CREATE INDEX "tax_rates_profile_idx" ON "tax_rates" USING btree ("profile_id");
  CREATE INDEX "tax_rates_updated_at_idx" ON "tax_rates" USING btree ("updated_at");
  CREATE INDEX "tax_rates_created_at_idx" ON "tax_rates" USING btree ("created_at");
  CREATE INDEX "discount_codes_profile_idx" ON "discount_codes" USING btree ("profile_id");
  CREATE INDEX "discount_codes_updated_at_idx" ON "discount_codes" USING btree ("updated_at");
  CREATE INDEX "discount_codes_created_at_idx" ON "discount_codes" USING btree ("created_at");
  CREATE UNIQUE INDEX "profile_code_1_idx" ON "discount_codes" USING btree ("profile_id","code");
  CREATE INDEX "discount_codes_rels_order_idx" ON "discount_codes_rels" USING btree ("order");
  CREATE INDEX "discount_codes_rels_parent_idx" ON "discount_codes_rels" USING btree ("parent_id");
  CREATE INDEX "discount_codes_rels_path_idx" ON "discount_codes_rels" USING btree ("path");
  CREATE INDEX "discount_codes_rels_products_id_idx" ON "discount_codes_rels" USING btree ("products_id");
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_membership_tiers_fk" FOREIGN KEY ("membership_tiers_id") REFERENCES "public"."membership_tiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_code_id_discount_codes_id_fk" FOREIGN KEY ("discount_code_id") REFERENCES "public"."discount_codes"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "products_rels_membership_tiers_id_idx" ON "products_rels" USING btree ("membership_tiers_id");
  CREATE INDEX "variants_release_at_idx" ON "variants" USING btree ("release_at");
  CREATE INDEX "orders_discount_code_idx" ON "orders" USING btree ("discount_code_id");
  CREATE INDEX "entitlements_available_from_idx" ON "entitlements" USING btree ("available_from");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "gifts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tickets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shipping_rates_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shipping_rates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tax_rates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "discount_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "discount_codes_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "gifts" CASCADE;
  DROP TABLE "tickets" CASCADE;
  DROP TABLE "shipping_rates_countries" CASCADE;
  DROP TABLE "shipping_rates" CASCADE;
  DROP TABLE "tax_rates" CASCADE;
  DROP TABLE "discount_codes" CASCADE;
  DROP TABLE "discount_codes_rels" CASCADE;
  ALTER TABLE "products_rels" DROP CONSTRAINT IF EXISTS "products_rels_membership_tiers_fk";
  
  ALTER TABLE "orders" DROP CONSTRAINT IF EXISTS "orders_discount_code_id_discount_codes_id_fk";
  
  ALTER TABLE "orders" ALTER COLUMN "needs_review" SET DATA TYPE text;
  DROP TYPE "public"."enum_orders_needs_review";
  CREATE TYPE "public"."enum_orders_needs_review" AS ENUM('amount_mismatch', 'currency_mismatch', 'oversold', 'account_mismatch', 'late_payment', 'dispute');
  ALTER TABLE "orders" ALTER COLUMN "needs_review" SET DATA TYPE "public"."enum_orders_needs_review" USING "needs_review"::"public"."enum_orders_needs_review";
  DROP INDEX IF EXISTS "products_rels_membership_tiers_id_idx";
  DROP INDEX IF EXISTS "variants_release_at_idx";
  DROP INDEX IF EXISTS "orders_discount_code_idx";
  DROP INDEX IF EXISTS "entitlements_available_from_idx";
  ALTER TABLE "products" DROP COLUMN "visibility";
  ALTER TABLE "products_rels" DROP COLUMN "membership_tiers_id";
  ALTER TABLE "variants" DROP COLUMN "member_price_minor";
  ALTER TABLE "variants" DROP COLUMN "release_at";
  ALTER TABLE "orders_items" DROP COLUMN "list_unit_minor";
  ALTER TABLE "orders_items" DROP COLUMN "discount_minor";
  ALTER TABLE "orders_items" DROP COLUMN "tax_minor";
  ALTER TABLE "orders_items" DROP COLUMN "tax_included";
  ALTER TABLE "orders_items" DROP COLUMN "tax_name";
  ALTER TABLE "orders_items" DROP COLUMN "tax_percent";
  ALTER TABLE "orders_items" DROP COLUMN "release_at";
  ALTER TABLE "orders_items" DROP COLUMN "gift_for";
  ALTER TABLE "orders" DROP COLUMN "buyer_name";
  ALTER TABLE "orders" DROP COLUMN "discount_minor";
  ALTER TABLE "orders" DROP COLUMN "discount_code_id";
  ALTER TABLE "orders" DROP COLUMN "discount_text";
  ALTER TABLE "orders" DROP COLUMN "shipping_rate_name";
  ALTER TABLE "orders" DROP COLUMN "tax_included_minor";
  ALTER TABLE "orders" DROP COLUMN "tax_country";
  ALTER TABLE "orders" DROP COLUMN "tip_minor";
  ALTER TABLE "entitlements" DROP COLUMN "available_from";
  ALTER TABLE "entitlements" DROP COLUMN "announced_at";
  ALTER TABLE "profiles" DROP COLUMN "takes_tips";
  ALTER TABLE "refunds" DROP COLUMN "attempt";
  DROP TYPE "public"."enum_products_visibility";
  DROP TYPE "public"."enum_gifts_status";
  DROP TYPE "public"."enum_tickets_status";
  DROP TYPE "public"."enum_shipping_rates_countries";
  DROP TYPE "public"."enum_tax_rates_country";
  DROP TYPE "public"."enum_tax_rates_pricing";
  DROP TYPE "public"."enum_tax_rates_applies_to";
  DROP TYPE "public"."enum_discount_codes_kind";`)
}
