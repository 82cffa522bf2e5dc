// Written by media/publish-media.ts; do not edit.
import { type LogoFile } from '../media-file';

export const partnerAldermoorAutomation: LogoFile = {"name":"Aldermoor Automation","src":"/media/partner-aldermoor-automation.7283574c.svg","width":460,"height":40};
export const partnerBrennick: LogoFile = {"name":"BRENNICK","src":"/media/partner-brennick.5a3d1e72.svg","width":239,"height":40};
export const partnerCastovaSystems: LogoFile = {"name":"Castova Systems","src":"/media/partner-castova-systems.7eabc2cb.svg","width":325,"height":42};
export const partnerDravenholt: LogoFile = {"name":"DRAVENHOLT","src":"/media/partner-dravenholt.e72fe640.svg","width":320,"height":40};
export const partnerFerrolane: LogoFile = {"name":"Ferrolane","src":"/media/partner-ferrolane.df2e3d99.svg","width":169,"height":40};
export const partnerHexwickLogistics: LogoFile = {"name":"Hexwick Logistics","src":"/media/partner-hexwick-logistics.413829d4.svg","width":398,"height":43};
export const partnerNordquay: LogoFile = {"name":"NORDQUAY","src":"/media/partner-nordquay.6e619f14.svg","width":293,"height":40};
export const partnerVeltaIntralog: LogoFile = {"name":"Velta Intralog","src":"/media/partner-velta-intralog.94e79d1a.svg","width":301,"height":41};

export const partnerLogos: readonly LogoFile[] = [partnerAldermoorAutomation, partnerBrennick, partnerCastovaSystems, partnerDravenholt, partnerFerrolane, partnerHexwickLogistics, partnerNordquay, partnerVeltaIntralog];
