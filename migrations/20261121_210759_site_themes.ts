import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ALTER COLUMN "theme" SET DATA TYPE varchar;
  ALTER TABLE "pages" ALTER COLUMN "theme" SET DEFAULT 'default';
  ALTER TABLE "_pages_v" ALTER COLUMN "version_theme" SET DATA TYPE varchar;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_theme" SET DEFAULT 'default';
  ALTER TABLE "profiles" ALTER COLUMN "theme_name" SET DATA TYPE varchar;
  ALTER TABLE "profiles" ALTER COLUMN "theme_name" SET DEFAULT 'default';
  DROP TYPE "public"."enum_pages_theme";
  DROP TYPE "public"."enum__pages_v_version_theme";
  DROP TYPE "public"."enum_profiles_theme_name";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // Themes of plugins are none any more: a site that has one goes back to that of several pages. The
  // home page it showed becomes its home page if it has no other; the rest stay as drafts of their own.
  await db.execute(sql`
   WITH "shown" AS (
     SELECT DISTINCT ON ("pages"."profile_id") "pages"."id"
     FROM "pages" JOIN "profiles" ON "profiles"."id" = "pages"."profile_id"
     WHERE "pages"."theme" NOT IN ('default', 'link-tree') AND "pages"."pathname" = '/'
       AND NOT EXISTS (
         SELECT 1 FROM "pages" "usual"
         WHERE "usual"."profile_id" = "pages"."profile_id" AND "usual"."theme" = 'default' AND "usual"."pathname" = '/')
     ORDER BY "pages"."profile_id", ("pages"."theme" = "profiles"."theme_name") DESC, "pages"."created_at")
  UPDATE "pages" SET "theme" = 'default' WHERE "id" IN (SELECT "id" FROM "shown");
  UPDATE "pages" SET "theme" = 'default', "pathname" = '/home-' || "id", "is_undeletable" = false, "_status" = 'draft'
    WHERE "theme" NOT IN ('default', 'link-tree');
  UPDATE "_pages_v" SET "version_theme" = 'default', "version_pathname" = "pages"."pathname", "version_is_undeletable" = "pages"."is_undeletable",
    "version__status" = CASE WHEN "pages"."pathname" = '/' THEN "version__status" ELSE 'draft' END
    FROM "pages" WHERE "pages"."id" = "parent_id" AND "version_theme" NOT IN ('default', 'link-tree');
  UPDATE "_pages_v" SET "version_theme" = 'default' WHERE "version_theme" NOT IN ('default', 'link-tree');
  UPDATE "profiles" SET "theme_name" = 'default' WHERE "theme_name" NOT IN ('default', 'link-tree');`)
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_theme" AS ENUM('default', 'link-tree');
  CREATE TYPE "public"."enum__pages_v_version_theme" AS ENUM('default', 'link-tree');
  CREATE TYPE "public"."enum_profiles_theme_name" AS ENUM('default', 'link-tree');
  ALTER TABLE "pages" ALTER COLUMN "theme" DROP DEFAULT;
  ALTER TABLE "pages" ALTER COLUMN "theme" SET DATA TYPE "public"."enum_pages_theme" USING "theme"::"public"."enum_pages_theme";
  ALTER TABLE "pages" ALTER COLUMN "theme" SET DEFAULT 'default'::"public"."enum_pages_theme";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_theme" DROP DEFAULT;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_theme" SET DATA TYPE "public"."enum__pages_v_version_theme" USING "version_theme"::"public"."enum__pages_v_version_theme";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_theme" SET DEFAULT 'default'::"public"."enum__pages_v_version_theme";
  ALTER TABLE "profiles" ALTER COLUMN "theme_name" DROP DEFAULT;
  ALTER TABLE "profiles" ALTER COLUMN "theme_name" SET DATA TYPE "public"."enum_profiles_theme_name" USING "theme_name"::"public"."enum_profiles_theme_name";
  ALTER TABLE "profiles" ALTER COLUMN "theme_name" SET DEFAULT 'default'::"public"."enum_profiles_theme_name";`)
}
