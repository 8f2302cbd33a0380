import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_media_parent" AS ENUM('website');
  CREATE TYPE "public"."enum_theme_settings_social_links_icon" AS ENUM('instagram', 'facebook', 'twitter', 'youtube', 'website');
  CREATE TYPE "public"."enum_theme_settings_font_family" AS ENUM('Inter', 'Poppins', 'Montserrat', 'Open Sans', 'Roboto', 'Lato', 'Source Sans Pro', 'Nunito', 'Raleway', 'Ubuntu', 'Oswald', 'Bebas Neue', 'Fjalla One', 'Anton', 'Righteous', 'Playfair Display', 'Merriweather', 'Lora', 'Crimson Text', 'Libre Baskerville');
  CREATE TYPE "public"."enum_products_category" AS ENUM('Music', 'Merch');
  CREATE TYPE "public"."enum_products_kind" AS ENUM('digital', 'physical');
  CREATE TYPE "public"."enum_products_release_type" AS ENUM('none', 'single', 'album');
  CREATE TYPE "public"."enum_variants_availability_status" AS ENUM('active', 'sold_out', 'inactive', 'preorder');
  CREATE TYPE "public"."enum_variants_delivery_type" AS ENUM('digital', 'shipping', 'pickup');
  CREATE TYPE "public"."enum_orders_items_kind" AS ENUM('digital', 'physical');
  CREATE TYPE "public"."enum_orders_items_delivery_type" AS ENUM('digital', 'shipping', 'pickup');
  CREATE TYPE "public"."enum_orders_status" AS ENUM('initiated_payment', 'payment_failed', 'failed', 'paid', 'processing', 'shipped', 'delivered', 'cancelled');
  CREATE TYPE "public"."enum_orders_refund_state" AS ENUM('none', 'partial', 'full');
  CREATE TYPE "public"."enum_orders_needs_review" AS ENUM('amount_mismatch', 'currency_mismatch', 'oversold', 'account_mismatch', 'late_payment', 'dispute');
  CREATE TYPE "public"."enum_orders_provider" AS ENUM('stripe', 'test', 'none');
  CREATE TYPE "public"."enum_order_events_from" AS ENUM('initiated_payment', 'payment_failed', 'failed', 'paid', 'processing', 'shipped', 'delivered', 'cancelled');
  CREATE TYPE "public"."enum_order_events_to" AS ENUM('initiated_payment', 'payment_failed', 'failed', 'paid', 'processing', 'shipped', 'delivered', 'cancelled');
  CREATE TYPE "public"."enum_order_events_actor_type" AS ENUM('visitor', 'owner', 'provider', 'system');
  CREATE TYPE "public"."enum_entitlements_source" AS ENUM('purchase', 'gift', 'membership', 'free');
  CREATE TYPE "public"."enum_memberships_status" AS ENUM('free', 'incomplete', 'active', 'past_due', 'unpaid', 'canceled', 'paused', 'incomplete_expired');
  CREATE TYPE "public"."enum_memberships_interval" AS ENUM('none', 'month', 'year');
  CREATE TYPE "public"."enum_mail_log_state" AS ENUM('queued', 'sent', 'not_sent', 'failed');
  CREATE TYPE "public"."enum_profiles_theme_name" AS ENUM('default', 'link-tree');
  CREATE TYPE "public"."enum_users_role" AS ENUM('owner', 'platform-admin');
  CREATE TYPE "public"."enum_payment_events_provider" AS ENUM('stripe', 'test');
  CREATE TYPE "public"."enum_payment_events_state" AS ENUM('received', 'processed', 'ignored', 'failed');
  CREATE TYPE "public"."enum_stock_holds_state" AS ENUM('held', 'committed', 'released');
  CREATE TYPE "public"."enum_test_payments_status" AS ENUM('open', 'paid', 'declined', 'cancelled', 'expired');
  CREATE TABLE "pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"title" varchar,
  	"pathname" varchar,
  	"layout" jsonb,
  	"rev" numeric DEFAULT 0,
  	"is_undeletable" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_profile_id" uuid,
  	"version_title" varchar,
  	"version_pathname" varchar,
  	"version_layout" jsonb,
  	"version_rev" numeric DEFAULT 0,
  	"version_is_undeletable" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"alt" varchar,
  	"parent" "enum_media_parent" DEFAULT 'website',
  	"prefix" varchar DEFAULT 'public',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w320_url" varchar,
  	"sizes_w320_width" numeric,
  	"sizes_w320_height" numeric,
  	"sizes_w320_mime_type" varchar,
  	"sizes_w320_filesize" numeric,
  	"sizes_w320_filename" varchar,
  	"sizes_w640_url" varchar,
  	"sizes_w640_width" numeric,
  	"sizes_w640_height" numeric,
  	"sizes_w640_mime_type" varchar,
  	"sizes_w640_filesize" numeric,
  	"sizes_w640_filename" varchar,
  	"sizes_w960_url" varchar,
  	"sizes_w960_width" numeric,
  	"sizes_w960_height" numeric,
  	"sizes_w960_mime_type" varchar,
  	"sizes_w960_filesize" numeric,
  	"sizes_w960_filename" varchar,
  	"sizes_w1280_url" varchar,
  	"sizes_w1280_width" numeric,
  	"sizes_w1280_height" numeric,
  	"sizes_w1280_mime_type" varchar,
  	"sizes_w1280_filesize" numeric,
  	"sizes_w1280_filename" varchar,
  	"sizes_w1920_url" varchar,
  	"sizes_w1920_width" numeric,
  	"sizes_w1920_height" numeric,
  	"sizes_w1920_mime_type" varchar,
  	"sizes_w1920_filesize" numeric,
  	"sizes_w1920_filename" varchar
  );
  
  CREATE TABLE "theme_settings_header_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "theme_settings_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_theme_settings_social_links_icon" NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "theme_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"colors_primary" varchar DEFAULT '#ff6f59' NOT NULL,
  	"colors_background" varchar DEFAULT '#0e0c0d' NOT NULL,
  	"colors_text" varchar DEFAULT '#f6efe6' NOT NULL,
  	"colors_text_primary" varchar DEFAULT '#1c0806' NOT NULL,
  	"corner_radius" numeric DEFAULT 4 NOT NULL,
  	"font_family" "enum_theme_settings_font_family" DEFAULT 'Anton' NOT NULL,
  	"logo_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"title" varchar NOT NULL,
  	"category" "enum_products_category" DEFAULT 'Music' NOT NULL,
  	"kind" "enum_products_kind" DEFAULT 'digital' NOT NULL,
  	"artist" varchar,
  	"description_html" varchar,
  	"credits" varchar,
  	"release_date" timestamp(3) with time zone NOT NULL,
  	"is_published" boolean DEFAULT false,
  	"is_featured" boolean DEFAULT false,
  	"release_type" "enum_products_release_type" DEFAULT 'none',
  	"track_count" numeric DEFAULT 0,
  	"price_min_minor" numeric DEFAULT 0,
  	"price_max_minor" numeric DEFAULT 0,
  	"pay_what_you_want" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "variants" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"title" varchar,
  	"product_id" uuid NOT NULL,
  	"position" numeric DEFAULT 0,
  	"is_default" boolean DEFAULT false,
  	"price_minor" numeric DEFAULT 0 NOT NULL,
  	"pay_what_you_want" boolean,
  	"color_name" varchar,
  	"color_hex" varchar,
  	"size" varchar,
  	"availability_status" "enum_variants_availability_status" DEFAULT 'active' NOT NULL,
  	"delivery_type" "enum_variants_delivery_type" DEFAULT 'digital' NOT NULL,
  	"upc_code" varchar,
  	"stock_quantity" numeric,
  	"stock_held" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "variants_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "tracks" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"product_id" uuid NOT NULL,
  	"position" numeric DEFAULT 1 NOT NULL,
  	"title" varchar NOT NULL,
  	"artist" varchar,
  	"description" varchar,
  	"duration_seconds" numeric DEFAULT 0,
  	"has_explicit_content" boolean DEFAULT false,
  	"is_featured" boolean DEFAULT false,
  	"preview_id" uuid,
  	"original_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audio_files" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"prefix" varchar DEFAULT 'private',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "orders_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"product_id" uuid,
  	"variant_id" uuid,
  	"kind" "enum_orders_items_kind" NOT NULL,
  	"quantity" numeric NOT NULL,
  	"unit_minor" numeric NOT NULL,
  	"min_unit_minor" numeric NOT NULL,
  	"pay_what_you_want" boolean DEFAULT false,
  	"color" varchar,
  	"size" varchar,
  	"delivery_type" "enum_orders_items_delivery_type" NOT NULL,
  	"cover_url" varchar
  );
  
  CREATE TABLE "orders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"public_ref" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"account_id" uuid,
  	"status" "enum_orders_status" DEFAULT 'initiated_payment' NOT NULL,
  	"refund_state" "enum_orders_refund_state" DEFAULT 'none' NOT NULL,
  	"refunded_minor" numeric DEFAULT 0 NOT NULL,
  	"currency" varchar DEFAULT 'usd' NOT NULL,
  	"subtotal_minor" numeric DEFAULT 0 NOT NULL,
  	"shipping_minor" numeric DEFAULT 0 NOT NULL,
  	"tax_minor" numeric DEFAULT 0 NOT NULL,
  	"total_minor" numeric DEFAULT 0 NOT NULL,
  	"shipping_address_name" varchar,
  	"shipping_address_street" varchar,
  	"shipping_address_zip_code" varchar,
  	"shipping_address_city" varchar,
  	"shipping_address_country" varchar,
  	"paid_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"needs_review" "enum_orders_needs_review",
  	"provider" "enum_orders_provider" NOT NULL,
  	"livemode" boolean DEFAULT false,
  	"attempt" numeric DEFAULT 1 NOT NULL,
  	"provider_account" varchar,
  	"checkout_session_id" varchar,
  	"payment_intent_id" varchar,
  	"amount_received_minor" numeric DEFAULT 0,
  	"access_token_hash" varchar NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"request_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"order_id" uuid NOT NULL,
  	"from" "enum_order_events_from",
  	"to" "enum_order_events_to" NOT NULL,
  	"actor_type" "enum_order_events_actor_type" NOT NULL,
  	"actor" varchar,
  	"cause" varchar,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "entitlements" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"email" varchar NOT NULL,
  	"account_id" uuid,
  	"order_id" uuid,
  	"line" numeric DEFAULT 0 NOT NULL,
  	"unit" numeric DEFAULT 0 NOT NULL,
  	"product_id" uuid NOT NULL,
  	"variant_id" uuid,
  	"source" "enum_entitlements_source" NOT NULL,
  	"revoked_at" timestamp(3) with time zone,
  	"revoke_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "membership_tiers_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL
  );
  
  CREATE TABLE "membership_tiers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"name" varchar NOT NULL,
  	"position" numeric DEFAULT 0,
  	"price_monthly_minor" numeric,
  	"price_yearly_minor" numeric,
  	"pay_what_you_want" boolean DEFAULT false,
  	"pay_what_you_want_minimum_minor" numeric,
  	"is_recommended" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "memberships" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"account_id" uuid NOT NULL,
  	"tier_id" uuid NOT NULL,
  	"status" "enum_memberships_status" NOT NULL,
  	"interval" "enum_memberships_interval" NOT NULL,
  	"amount_minor" numeric DEFAULT 0 NOT NULL,
  	"current_period_end" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "public_accounts_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "public_accounts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"email_verified_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"username" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "mail_log" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"to" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"text" varchar,
  	"html" varchar,
  	"dedupe_key" varchar NOT NULL,
  	"state" "enum_mail_log_state" DEFAULT 'queued' NOT NULL,
  	"error" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "profiles" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"tagline" varchar,
  	"theme_name" "enum_profiles_theme_name" DEFAULT 'default' NOT NULL,
  	"is_default" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "domains" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"host" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"profile_id" uuid NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'owner' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payment_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"provider" "enum_payment_events_provider" NOT NULL,
  	"account" varchar DEFAULT '',
  	"event_id" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"object_id" varchar,
  	"livemode" boolean DEFAULT false,
  	"state" "enum_payment_events_state" DEFAULT 'received' NOT NULL,
  	"order_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stock_holds" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"order_id" uuid NOT NULL,
  	"variant_id" uuid NOT NULL,
  	"quantity" numeric NOT NULL,
  	"state" "enum_stock_holds_state" DEFAULT 'held' NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "downloads" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"entitlement_id" uuid NOT NULL,
  	"track_id" uuid,
  	"ip_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "test_payments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"session_id" varchar NOT NULL,
  	"idempotency_key" varchar,
  	"order" varchar NOT NULL,
  	"attempt" numeric DEFAULT 1 NOT NULL,
  	"amount_minor" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"description" varchar,
  	"status" "enum_test_payments_status" DEFAULT 'open' NOT NULL,
  	"payment_id" varchar,
  	"success_url" varchar NOT NULL,
  	"cancel_url" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"public_accounts_id" uuid,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"public_accounts_id" uuid,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages" ADD CONSTRAINT "pages_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_profile_id_profiles_id_fk" FOREIGN KEY ("version_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "theme_settings_header_links" ADD CONSTRAINT "theme_settings_header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."theme_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "theme_settings_social_links" ADD CONSTRAINT "theme_settings_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."theme_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "theme_settings" ADD CONSTRAINT "theme_settings_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "theme_settings" ADD CONSTRAINT "theme_settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "variants" ADD CONSTRAINT "variants_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "variants_rels" ADD CONSTRAINT "variants_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "variants_rels" ADD CONSTRAINT "variants_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tracks" ADD CONSTRAINT "tracks_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tracks" ADD CONSTRAINT "tracks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tracks" ADD CONSTRAINT "tracks_preview_id_media_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tracks" ADD CONSTRAINT "tracks_original_id_audio_files_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."audio_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audio_files" ADD CONSTRAINT "audio_files_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_public_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."public_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_events" ADD CONSTRAINT "order_events_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_account_id_public_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."public_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "membership_tiers_benefits" ADD CONSTRAINT "membership_tiers_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."membership_tiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "membership_tiers" ADD CONSTRAINT "membership_tiers_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "memberships" ADD CONSTRAINT "memberships_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "memberships" ADD CONSTRAINT "memberships_account_id_public_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."public_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "memberships" ADD CONSTRAINT "memberships_tier_id_membership_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."membership_tiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "public_accounts_sessions" ADD CONSTRAINT "public_accounts_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."public_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_accounts" ADD CONSTRAINT "public_accounts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mail_log" ADD CONSTRAINT "mail_log_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "domains" ADD CONSTRAINT "domains_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_profiles" ADD CONSTRAINT "users_profiles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_profiles" ADD CONSTRAINT "users_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_entitlement_id_entitlements_id_fk" FOREIGN KEY ("entitlement_id") REFERENCES "public"."entitlements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "test_payments" ADD CONSTRAINT "test_payments_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_public_accounts_fk" FOREIGN KEY ("public_accounts_id") REFERENCES "public"."public_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_public_accounts_fk" FOREIGN KEY ("public_accounts_id") REFERENCES "public"."public_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_profile_idx" ON "pages" USING btree ("profile_id");
  CREATE INDEX "pages_pathname_idx" ON "pages" USING btree ("pathname");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "profile_pathname_idx" ON "pages" USING btree ("profile_id","pathname");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_profile_idx" ON "_pages_v" USING btree ("version_profile_id");
  CREATE INDEX "_pages_v_version_version_pathname_idx" ON "_pages_v" USING btree ("version_pathname");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "version_profile_version_pathname_idx" ON "_pages_v" USING btree ("version_profile_id","version_pathname");
  CREATE INDEX "media_profile_idx" ON "media" USING btree ("profile_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w320_sizes_w320_filename_idx" ON "media" USING btree ("sizes_w320_filename");
  CREATE INDEX "media_sizes_w640_sizes_w640_filename_idx" ON "media" USING btree ("sizes_w640_filename");
  CREATE INDEX "media_sizes_w960_sizes_w960_filename_idx" ON "media" USING btree ("sizes_w960_filename");
  CREATE INDEX "media_sizes_w1280_sizes_w1280_filename_idx" ON "media" USING btree ("sizes_w1280_filename");
  CREATE INDEX "media_sizes_w1920_sizes_w1920_filename_idx" ON "media" USING btree ("sizes_w1920_filename");
  CREATE INDEX "profile_createdAt_idx" ON "media" USING btree ("profile_id","created_at");
  CREATE INDEX "theme_settings_header_links_order_idx" ON "theme_settings_header_links" USING btree ("_order");
  CREATE INDEX "theme_settings_header_links_parent_id_idx" ON "theme_settings_header_links" USING btree ("_parent_id");
  CREATE INDEX "theme_settings_social_links_order_idx" ON "theme_settings_social_links" USING btree ("_order");
  CREATE INDEX "theme_settings_social_links_parent_id_idx" ON "theme_settings_social_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "theme_settings_profile_idx" ON "theme_settings" USING btree ("profile_id");
  CREATE INDEX "theme_settings_logo_idx" ON "theme_settings" USING btree ("logo_id");
  CREATE INDEX "theme_settings_updated_at_idx" ON "theme_settings" USING btree ("updated_at");
  CREATE INDEX "theme_settings_created_at_idx" ON "theme_settings" USING btree ("created_at");
  CREATE INDEX "products_profile_idx" ON "products" USING btree ("profile_id");
  CREATE INDEX "products_title_idx" ON "products" USING btree ("title");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "profile_category_isPublished_releaseDate_idx" ON "products" USING btree ("profile_id","category","is_published","release_date");
  CREATE INDEX "profile_isFeatured_releaseDate_idx" ON "products" USING btree ("profile_id","is_featured","release_date");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "variants_profile_idx" ON "variants" USING btree ("profile_id");
  CREATE INDEX "variants_product_idx" ON "variants" USING btree ("product_id");
  CREATE INDEX "variants_updated_at_idx" ON "variants" USING btree ("updated_at");
  CREATE INDEX "variants_created_at_idx" ON "variants" USING btree ("created_at");
  CREATE INDEX "variants_rels_order_idx" ON "variants_rels" USING btree ("order");
  CREATE INDEX "variants_rels_parent_idx" ON "variants_rels" USING btree ("parent_id");
  CREATE INDEX "variants_rels_path_idx" ON "variants_rels" USING btree ("path");
  CREATE INDEX "variants_rels_media_id_idx" ON "variants_rels" USING btree ("media_id");
  CREATE INDEX "tracks_profile_idx" ON "tracks" USING btree ("profile_id");
  CREATE INDEX "tracks_product_idx" ON "tracks" USING btree ("product_id");
  CREATE INDEX "tracks_preview_idx" ON "tracks" USING btree ("preview_id");
  CREATE INDEX "tracks_original_idx" ON "tracks" USING btree ("original_id");
  CREATE INDEX "tracks_updated_at_idx" ON "tracks" USING btree ("updated_at");
  CREATE INDEX "tracks_created_at_idx" ON "tracks" USING btree ("created_at");
  CREATE INDEX "audio_files_profile_idx" ON "audio_files" USING btree ("profile_id");
  CREATE INDEX "audio_files_updated_at_idx" ON "audio_files" USING btree ("updated_at");
  CREATE INDEX "audio_files_created_at_idx" ON "audio_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "audio_files_filename_idx" ON "audio_files" USING btree ("filename");
  CREATE INDEX "orders_items_order_idx" ON "orders_items" USING btree ("_order");
  CREATE INDEX "orders_items_parent_id_idx" ON "orders_items" USING btree ("_parent_id");
  CREATE INDEX "orders_items_product_idx" ON "orders_items" USING btree ("product_id");
  CREATE INDEX "orders_items_variant_idx" ON "orders_items" USING btree ("variant_id");
  CREATE INDEX "orders_profile_idx" ON "orders" USING btree ("profile_id");
  CREATE UNIQUE INDEX "orders_public_ref_idx" ON "orders" USING btree ("public_ref");
  CREATE INDEX "orders_email_idx" ON "orders" USING btree ("email");
  CREATE INDEX "orders_account_idx" ON "orders" USING btree ("account_id");
  CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status");
  CREATE UNIQUE INDEX "orders_checkout_session_id_idx" ON "orders" USING btree ("checkout_session_id");
  CREATE UNIQUE INDEX "orders_payment_intent_id_idx" ON "orders" USING btree ("payment_intent_id");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE UNIQUE INDEX "profile_idempotencyKey_idx" ON "orders" USING btree ("profile_id","idempotency_key");
  CREATE INDEX "profile_createdAt_1_idx" ON "orders" USING btree ("profile_id","created_at");
  CREATE INDEX "status_createdAt_idx" ON "orders" USING btree ("status","created_at");
  CREATE INDEX "order_events_profile_idx" ON "order_events" USING btree ("profile_id");
  CREATE INDEX "order_events_order_idx" ON "order_events" USING btree ("order_id");
  CREATE INDEX "order_events_updated_at_idx" ON "order_events" USING btree ("updated_at");
  CREATE INDEX "order_events_created_at_idx" ON "order_events" USING btree ("created_at");
  CREATE INDEX "entitlements_profile_idx" ON "entitlements" USING btree ("profile_id");
  CREATE INDEX "entitlements_email_idx" ON "entitlements" USING btree ("email");
  CREATE INDEX "entitlements_account_idx" ON "entitlements" USING btree ("account_id");
  CREATE INDEX "entitlements_order_idx" ON "entitlements" USING btree ("order_id");
  CREATE INDEX "entitlements_product_idx" ON "entitlements" USING btree ("product_id");
  CREATE INDEX "entitlements_variant_idx" ON "entitlements" USING btree ("variant_id");
  CREATE INDEX "entitlements_updated_at_idx" ON "entitlements" USING btree ("updated_at");
  CREATE INDEX "entitlements_created_at_idx" ON "entitlements" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_line_unit_idx" ON "entitlements" USING btree ("order_id","line","unit");
  CREATE INDEX "membership_tiers_benefits_order_idx" ON "membership_tiers_benefits" USING btree ("_order");
  CREATE INDEX "membership_tiers_benefits_parent_id_idx" ON "membership_tiers_benefits" USING btree ("_parent_id");
  CREATE INDEX "membership_tiers_profile_idx" ON "membership_tiers" USING btree ("profile_id");
  CREATE INDEX "membership_tiers_updated_at_idx" ON "membership_tiers" USING btree ("updated_at");
  CREATE INDEX "membership_tiers_created_at_idx" ON "membership_tiers" USING btree ("created_at");
  CREATE INDEX "memberships_profile_idx" ON "memberships" USING btree ("profile_id");
  CREATE INDEX "memberships_account_idx" ON "memberships" USING btree ("account_id");
  CREATE INDEX "memberships_tier_idx" ON "memberships" USING btree ("tier_id");
  CREATE INDEX "memberships_updated_at_idx" ON "memberships" USING btree ("updated_at");
  CREATE INDEX "memberships_created_at_idx" ON "memberships" USING btree ("created_at");
  CREATE INDEX "profile_account_idx" ON "memberships" USING btree ("profile_id","account_id");
  CREATE INDEX "public_accounts_sessions_order_idx" ON "public_accounts_sessions" USING btree ("_order");
  CREATE INDEX "public_accounts_sessions_parent_id_idx" ON "public_accounts_sessions" USING btree ("_parent_id");
  CREATE INDEX "public_accounts_profile_idx" ON "public_accounts" USING btree ("profile_id");
  CREATE INDEX "public_accounts_updated_at_idx" ON "public_accounts" USING btree ("updated_at");
  CREATE INDEX "public_accounts_created_at_idx" ON "public_accounts" USING btree ("created_at");
  CREATE UNIQUE INDEX "public_accounts_username_idx" ON "public_accounts" USING btree ("username");
  CREATE INDEX "public_accounts_reset_password_token_idx" ON "public_accounts" USING btree ("reset_password_token");
  CREATE UNIQUE INDEX "profile_email_idx" ON "public_accounts" USING btree ("profile_id","email");
  CREATE INDEX "mail_log_profile_idx" ON "mail_log" USING btree ("profile_id");
  CREATE INDEX "mail_log_to_idx" ON "mail_log" USING btree ("to");
  CREATE INDEX "mail_log_kind_idx" ON "mail_log" USING btree ("kind");
  CREATE UNIQUE INDEX "mail_log_dedupe_key_idx" ON "mail_log" USING btree ("dedupe_key");
  CREATE INDEX "mail_log_state_idx" ON "mail_log" USING btree ("state");
  CREATE INDEX "mail_log_updated_at_idx" ON "mail_log" USING btree ("updated_at");
  CREATE INDEX "mail_log_created_at_idx" ON "mail_log" USING btree ("created_at");
  CREATE UNIQUE INDEX "profiles_slug_idx" ON "profiles" USING btree ("slug");
  CREATE INDEX "profiles_is_default_idx" ON "profiles" USING btree ("is_default");
  CREATE INDEX "profiles_updated_at_idx" ON "profiles" USING btree ("updated_at");
  CREATE INDEX "profiles_created_at_idx" ON "profiles" USING btree ("created_at");
  CREATE INDEX "domains_profile_idx" ON "domains" USING btree ("profile_id");
  CREATE UNIQUE INDEX "domains_host_idx" ON "domains" USING btree ("host");
  CREATE INDEX "domains_updated_at_idx" ON "domains" USING btree ("updated_at");
  CREATE INDEX "domains_created_at_idx" ON "domains" USING btree ("created_at");
  CREATE INDEX "users_profiles_order_idx" ON "users_profiles" USING btree ("_order");
  CREATE INDEX "users_profiles_parent_id_idx" ON "users_profiles" USING btree ("_parent_id");
  CREATE INDEX "users_profiles_profile_idx" ON "users_profiles" USING btree ("profile_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "payment_events_order_idx" ON "payment_events" USING btree ("order_id");
  CREATE INDEX "payment_events_updated_at_idx" ON "payment_events" USING btree ("updated_at");
  CREATE INDEX "payment_events_created_at_idx" ON "payment_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "provider_account_eventId_idx" ON "payment_events" USING btree ("provider","account","event_id");
  CREATE INDEX "stock_holds_profile_idx" ON "stock_holds" USING btree ("profile_id");
  CREATE INDEX "stock_holds_order_idx" ON "stock_holds" USING btree ("order_id");
  CREATE INDEX "stock_holds_variant_idx" ON "stock_holds" USING btree ("variant_id");
  CREATE INDEX "stock_holds_state_idx" ON "stock_holds" USING btree ("state");
  CREATE INDEX "stock_holds_updated_at_idx" ON "stock_holds" USING btree ("updated_at");
  CREATE INDEX "stock_holds_created_at_idx" ON "stock_holds" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_variant_idx" ON "stock_holds" USING btree ("order_id","variant_id");
  CREATE INDEX "downloads_profile_idx" ON "downloads" USING btree ("profile_id");
  CREATE INDEX "downloads_entitlement_idx" ON "downloads" USING btree ("entitlement_id");
  CREATE INDEX "downloads_track_idx" ON "downloads" USING btree ("track_id");
  CREATE INDEX "downloads_updated_at_idx" ON "downloads" USING btree ("updated_at");
  CREATE INDEX "downloads_created_at_idx" ON "downloads" USING btree ("created_at");
  CREATE INDEX "entitlement_createdAt_idx" ON "downloads" USING btree ("entitlement_id","created_at");
  CREATE INDEX "test_payments_profile_idx" ON "test_payments" USING btree ("profile_id");
  CREATE UNIQUE INDEX "test_payments_session_id_idx" ON "test_payments" USING btree ("session_id");
  CREATE UNIQUE INDEX "test_payments_idempotency_key_idx" ON "test_payments" USING btree ("idempotency_key");
  CREATE INDEX "test_payments_order_idx" ON "test_payments" USING btree ("order");
  CREATE UNIQUE INDEX "test_payments_payment_id_idx" ON "test_payments" USING btree ("payment_id");
  CREATE INDEX "test_payments_updated_at_idx" ON "test_payments" USING btree ("updated_at");
  CREATE INDEX "test_payments_created_at_idx" ON "test_payments" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_public_accounts_id_idx" ON "payload_locked_documents_rels" USING btree ("public_accounts_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_public_accounts_id_idx" ON "payload_preferences_rels" USING btree ("public_accounts_id");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "theme_settings_header_links" CASCADE;
  DROP TABLE "theme_settings_social_links" CASCADE;
  DROP TABLE "theme_settings" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "variants" CASCADE;
  DROP TABLE "variants_rels" CASCADE;
  DROP TABLE "tracks" CASCADE;
  DROP TABLE "audio_files" CASCADE;
  DROP TABLE "orders_items" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "order_events" CASCADE;
  DROP TABLE "entitlements" CASCADE;
  DROP TABLE "membership_tiers_benefits" CASCADE;
  DROP TABLE "membership_tiers" CASCADE;
  DROP TABLE "memberships" CASCADE;
  DROP TABLE "public_accounts_sessions" CASCADE;
  DROP TABLE "public_accounts" CASCADE;
  DROP TABLE "mail_log" CASCADE;
  DROP TABLE "profiles" CASCADE;
  DROP TABLE "domains" CASCADE;
  DROP TABLE "users_profiles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payment_events" CASCADE;
  DROP TABLE "stock_holds" CASCADE;
  DROP TABLE "downloads" CASCADE;
  DROP TABLE "test_payments" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_media_parent";
  DROP TYPE "public"."enum_theme_settings_social_links_icon";
  DROP TYPE "public"."enum_theme_settings_font_family";
  DROP TYPE "public"."enum_products_category";
  DROP TYPE "public"."enum_products_kind";
  DROP TYPE "public"."enum_products_release_type";
  DROP TYPE "public"."enum_variants_availability_status";
  DROP TYPE "public"."enum_variants_delivery_type";
  DROP TYPE "public"."enum_orders_items_kind";
  DROP TYPE "public"."enum_orders_items_delivery_type";
  DROP TYPE "public"."enum_orders_status";
  DROP TYPE "public"."enum_orders_refund_state";
  DROP TYPE "public"."enum_orders_needs_review";
  DROP TYPE "public"."enum_orders_provider";
  DROP TYPE "public"."enum_order_events_from";
  DROP TYPE "public"."enum_order_events_to";
  DROP TYPE "public"."enum_order_events_actor_type";
  DROP TYPE "public"."enum_entitlements_source";
  DROP TYPE "public"."enum_memberships_status";
  DROP TYPE "public"."enum_memberships_interval";
  DROP TYPE "public"."enum_mail_log_state";
  DROP TYPE "public"."enum_profiles_theme_name";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payment_events_provider";
  DROP TYPE "public"."enum_payment_events_state";
  DROP TYPE "public"."enum_stock_holds_state";
  DROP TYPE "public"."enum_test_payments_status";`)
}
