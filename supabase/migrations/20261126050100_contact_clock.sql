-- Calls the contact function: every minute if a mail is due, and once a day for a canary.
create extension if not exists pg_cron;
create extension if not exists pg_net;

create function contact.call(_task text) returns void
language plpgsql set search_path = '' as $$
declare
  address text;
  secret text;
begin
  if _task = 'drain'
    and not exists (select from contact.messages where mail is not null and next_try_at <= now())
  then
    return;
  end if;
  select decrypted_secret into address from vault.decrypted_secrets where name = 'contact_function_url';
  select decrypted_secret into secret from vault.decrypted_secrets where name = 'contact_drain_secret';
  if address is null or secret is null then
    raise exception 'Vault holds no contact_function_url or no contact_drain_secret';
  end if;
  perform net.http_post(
    url := address || '/' || _task,
    headers := jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || secret),
    body := '{}'::jsonb,
    timeout_milliseconds := 120000
  );
end
$$;
revoke all on function contact.call from public, anon, authenticated;

select cron.schedule('contact-drain', '* * * * *', $$ select contact.call('drain') $$);
select cron.schedule('contact-canary', '0 5 * * *', $$ select contact.call('canary') $$);
-- Runs in the database, so that data is deleted even when the function cannot be called.
select cron.schedule('contact-clean', '*/10 * * * *', $$ select contact.clean() $$);
select cron.schedule('contact-history', '0 4 * * *', $$
  delete from cron.job_run_details
  where end_time < now() - interval '7 days'
    and jobid in (select jobid from cron.job where jobname like 'contact-%')
$$);
