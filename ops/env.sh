#!/bin/sh
# Writes what docker-compose.yml needs for the first start: settings to .env, each secret to its own file in secrets/. A later run adds
# what a newer version needs and keeps existing values: a new password would not open the existing database.
#
#   ops/env.sh https://your.host smtps://user:password@mail.host    # a real deployment
#   ops/env.sh                                                      # http://localhost, mails are shown on port 8025
set -eu
file=${ENV_FILE:-.env}
secrets=${SECRETS_DIR:-secrets}
umask 077
mkdir -p "$secrets"
touch "$file"
[ -z "$(tail -c 1 "$file")" ] || echo >>"$file"
openssl version >/dev/null

refuse() {
  echo "$1" >&2
  exit 1
}

add() {
  grep -q "^$1=" "$file" || printf '%s=%s\n' "$1" "$2" >>"$file"
}

# Keeps an existing file; moves a value that an earlier version kept in .env. Files are world-readable, since containers run as other
# users; the folder's mode keeps other users of this machine out.
secret() {
  if [ ! -s "$secrets/$1" ]; then
    name=$(printf %s "$1" | tr '[:lower:]' '[:upper:]')
    kept=$(sed -n "s/^$name=//p" "$file")
    rm -f "$secrets/$1"
    printf %s "${kept:-$2}" >"$secrets/$1"
    chmod 444 "$secrets/$1"
    sed -i "/^$name=/d" "$file"
  fi
}

# Refuses an argument that differs from a kept value: ignored silently, it would leave a demo a demo.
smtp=${2:-}
kept_url=$(sed -n 's/^PUBLIC_URL=//p' "$file")
kept_smtp=$(sed -n 's/^SMTP_URL=//p' "$file"; [ ! -e "$secrets/smtp_url" ] || cat "$secrets/smtp_url")
if [ -n "${1:-}" ] && [ -n "$kept_url" ] && [ "$kept_url" != "$1" ]; then
  refuse "PUBLIC_URL is $kept_url in $file: change it there (after a demo: delete it and COMPOSE_PROFILES, and $secrets/smtp_url)"
fi
if [ -n "$smtp" ] && [ -n "$kept_smtp" ] && [ "$kept_smtp" != "$smtp" ]; then
  refuse "$secrets/smtp_url names another mail server: delete it first"
fi
if [ -z "$smtp$kept_smtp" ]; then
  if [ -n "${1:-}" ]; then
    refuse "Which mail server? $0 $1 smtps://user:password@mail.host (without one nobody gets a code to sign up)"
  fi
  smtp=smtp://mail:1025
  add COMPOSE_PROFILES demo
fi
add PUBLIC_URL "${1:-http://localhost}"
add ADMIN_LOGIN_ID admin
secret database_password "$(openssl rand -hex 24)"
secret database_url "mysql://routineup:$(cat "$secrets/database_password")@mariadb:3306/routineup"
secret redis_password "$(openssl rand -hex 24)"
secret redis_url "redis://:$(cat "$secrets/redis_password")@redis:6379"
secret jwt_secret "$(openssl rand -hex 32)"
secret admin_password "$(openssl rand -hex 16)"
secret smtp_url "$smtp"
# Pushes need a contact that push services accept, and one key for all instances.
case ${1:-} in
  https://localhost* | https://*[0-9]) ;;
  https://*.*) add VAPID_SUBJECT "$1" ;;
esac
if grep -q '^VAPID_SUBJECT=.' "$file"; then
  # The 32 bytes of the private key in SEC 1's format.
  secret vapid_private_key "$(openssl ecparam -name prime256v1 -genkey -noout -outform DER |
    dd bs=1 skip=7 count=32 2>/dev/null | base64 | tr '/+' '_-' | tr -d '=')"
fi
# Empty until one exists. Where each comes from, and what its provider wants to know: docs/operations.md.
for name in vapid_private_key jwt_secret_previous s3_secret_access_key food_safety_api_key naver_client_secret \
  oidc_kakao_client_secret oidc_naver_client_secret oidc_google_client_secret oidc_apple_private_key; do
  secret $name ''
done
