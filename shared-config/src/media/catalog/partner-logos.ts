// Written by media/publish/publish-media.ts; do not edit.
import { describeLogo, type LogoFile } from 'kit/media/media-file';

export const partnerAldermoorAutomation: LogoFile = /* @__PURE__ */ describeLogo("Aldermoor Automation", "partner-aldermoor-automation.7283574c", 460, 40);
export const partnerBrennick: LogoFile = /* @__PURE__ */ describeLogo("BRENNICK", "partner-brennick.5a3d1e72", 239, 40);
export const partnerCastovaSystems: LogoFile = /* @__PURE__ */ describeLogo("Castova Systems", "partner-castova-systems.7eabc2cb", 325, 42);
export const partnerDravenholt: LogoFile = /* @__PURE__ */ describeLogo("DRAVENHOLT", "partner-dravenholt.e72fe640", 320, 40);
export const partnerFerrolane: LogoFile = /* @__PURE__ */ describeLogo("Ferrolane", "partner-ferrolane.df2e3d99", 169, 40);
export const partnerHexwickLogistics: LogoFile = /* @__PURE__ */ describeLogo("Hexwick Logistics", "partner-hexwick-logistics.413829d4", 398, 43);
export const partnerNordquay: LogoFile = /* @__PURE__ */ describeLogo("NORDQUAY", "partner-nordquay.6e619f14", 293, 40);
export const partnerVeltaIntralog: LogoFile = /* @__PURE__ */ describeLogo("Velta Intralog", "partner-velta-intralog.94e79d1a", 301, 41);

export const partnerLogos: readonly LogoFile[] = [partnerAldermoorAutomation, partnerBrennick, partnerCastovaSystems, partnerDravenholt, partnerFerrolane, partnerHexwickLogistics, partnerNordquay, partnerVeltaIntralog];
